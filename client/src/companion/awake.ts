/** The screen stays on while something runs that is looked at rather than touched. Returns what lets it go again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = async () => {
    if (over || document.visibilityState !== "visible") return;
    try {
      lock = (await navigator.wakeLock?.request("screen")) ?? null;
      if (over) void lock?.release();
    } catch {
      // A phone that saves its battery says no.
    }
  };
  // A page that was hidden has lost it.
  document.addEventListener("visibilitychange", take);
  void take();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
