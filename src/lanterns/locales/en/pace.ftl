# How long seats have to answer: the choices of a new table, the time that is left, holidays.

pace = Time to answer
pace-off = No clock
pace-off-about = Everybody takes the time they need.
pace-live = { $time } a decision, and { $bank } more
pace-live-about = For an evening: each decision has its time, and what takes longer comes out of the rest.
pace-turns = { $time } to answer
pace-turns-about = By turns, over days: look in when you like, and be told when it is your turn.
pace-after = When time is over
pace-after-bot = A bot plays on
pace-after-bot-about = Until its player sits down again.
pace-after-resign = The seat is given up
pace-after-resign-about = For good; a bot plays it to the end.
pace-away = Who is gone
pace-away-0 = Is waited for
pace-away-0-about = Others may let a bot play for them after a minute.
pace-away-60 = 1 minute
pace-away-60-about = A bot plays for whoever is asked and gone so long, until they are back.
pace-away-180 = 3 minutes
pace-away-180-about = A bot plays for whoever is asked and gone so long, until they are back.
pace-away-rule = A bot plays for whoever is asked and gone for { $time }
pace-mine = You have { $time }
pace-theirs = { $name } has { $time }
pace-rest = { $name } is on holiday until { $day }
pace-holiday = Holiday
pace-holiday-about = Your clocks stand still at all tables by turns, and the others there see until when.
pace-holiday-days = For
pace-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
pace-holiday-take = Pause my clocks
pace-holiday-until = Paused until { $when }
pace-holiday-end = I am back
pace-holiday-left = { $n ->
    [one] One of { $most } days is left this year.
   *[other] { $n } of { $most } days are left this year.
}
