# What frames every lesson: the page where one begins, the innkeeper's card, the end.
# The words of a lesson itself are in lesson-LESSON.ftl.

first-head = Learn { $game } in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
first-minutes = { $minutes } min
first-alone = alone, no account
first-game = Your first game
first-play = Play it now
first-on = Go on at step { $n }
first-anew = Start again
first-again = Play it again
first-more = More lessons
first-more-sub = Other ways to play what is in the box, each in a few minutes.
first-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
first-done = done
first-you = You
first-maya = Maya
first-tom = Tom

coach-label = The innkeeper
coach-nan = Old Nan
coach-step = Step { $n } of { $of }
coach-show = Show me
coach-shown = Play it for me
coach-why = Why?
coach-skip = Skip step
coach-go-on = Go on
coach-leave = Leave the lesson
coach-steps = Steps
coach-steps-done = { $n ->
    [one] { $n } step done
   *[other] { $n } steps done
}
coach-watch-title = Watch
coach-watch = Now it is Old Nan’s move. You are asked again in a moment.
coach-other-title = That works too
coach-other = For this lesson: “{ $step }”. It is set back in a moment.
coach-twice = You would rather go your own way? Play on freely: Old Nan plays too, and the lesson waits here for you.
coach-free = Play on freely
coach-back = Back to the lesson
coach-cannot = That cannot be
coach-nothing = Nothing was played.
coach-not-here = This place cannot be pressed now.
coach-cut = The line to the table is cut. The lesson goes on by itself when it is back.

coach-score = Your score
coach-whole = Play a whole game with Old Nan
coach-whole-alone = Play a whole game
coach-on = Play on from here
coach-learn = Learn { $game }
coach-inn = Back to the inn
