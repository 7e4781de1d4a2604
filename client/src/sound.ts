/** Small sounds, made here and now: no files. Off by default, each under 600 ms, never the only sign of an event. */
import { settings } from "./settings.svelte";

export type Sound = "dice" | "card" | "lamp" | "goblin" | "coin" | "pen" | "win" | "loss";

let context: AudioContext | null = null;

type Tone = { at: number; length: number; from: number; to?: number; kind?: OscillatorType; loud?: number };

function tone(
  audio: AudioContext,
  out: AudioNode,
  { at, length, from, to = from, kind = "sine", loud = 1 }: Tone,
): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = kind;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.18 * loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(out);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

/** A breath of noise through a filter: felt, paper, a pen. */
function breath(audio: AudioContext, out: AudioNode, at: number, length: number, pitch: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = 0.3 * loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(audio.currentTime + at);
}

const MAKE: Record<Sound, (audio: AudioContext, out: AudioNode) => void> = {
  dice: (a, o) => {
    for (const [i, at] of [0, 0.07, 0.13, 0.21, 0.27].entries()) breath(a, o, at, 0.06, 900 + 260 * (i % 3), 1);
  },
  card: (a, o) => breath(a, o, 0, 0.16, 2600, 0.7),
  pen: (a, o) => breath(a, o, 0, 0.22, 3800, 0.4),
  lamp: (a, o) => {
    tone(a, o, { at: 0, length: 0.3, from: 523 });
    tone(a, o, { at: 0.1, length: 0.4, from: 784, loud: 0.8 });
  },
  goblin: (a, o) => tone(a, o, { at: 0, length: 0.24, from: 220, to: 110, kind: "triangle" }),
  coin: (a, o) => tone(a, o, { at: 0, length: 0.2, from: 1180, to: 1320, loud: 0.6 }),
  win: (a, o) => {
    for (const [i, from] of [523, 659, 784, 1046].entries()) tone(a, o, { at: i * 0.11, length: 0.24, from });
  },
  loss: (a, o) => {
    for (const [i, from] of [330, 262, 196].entries())
      tone(a, o, { at: i * 0.15, length: 0.26, from, kind: "triangle" });
  },
};

/** Plays a sound if they are on. A browser that forbids it stays quiet. */
export function sound(name: Sound, always = false): void {
  if ((!settings.sound && !always) || typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    void context.resume();
    const out = context.createGain();
    out.gain.value = settings.volume;
    out.connect(context.destination);
    MAKE[name](context, out);
  } catch {
    // No sound device: nothing is lost.
  }
}

/** Sounds of a game's events by their keys. */
export type Sounds = Readonly<Partial<Record<string, Sound>>>;

/** The sound of an event by its key, "" for none: dice sound in all games, of the rest each says what it has. */
export const soundOf = (key: string, own?: Sounds): Sound | "" =>
  key.startsWith("dice-") ? "dice" : (own?.[key] ?? "");
