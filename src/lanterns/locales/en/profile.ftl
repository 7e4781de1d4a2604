# Texts of the page of a person: who they are, what they have played, and their data.

profile = Your page
profile-nobody = You
profile-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
profile-games-plus = { $games ->
    [one] { $games } game
   *[other] { $games } games
} and { $together } together
profile-since = { $games }, since { $day }
profile-none = Nothing played to its end yet.
profile-change = Change name or seal
profile-name = Name
profile-seal = Seal
profile-seal-none = No seal
profile-save = Keep it
profile-here = Kept on this device
profile-here-text = No password, no address. Whoever holds this browser is you.
profile-carry = Carry on elsewhere
profile-carry-text = A passkey opens your page on another device with your finger, face or PIN.
profile-carry-words = Three words bring your page to another device, once.
profile-passkey = Make a passkey
profile-passkey-use = Open with a passkey
profile-passkey-made = The passkey was made: it opens your page on your other devices.
profile-passkey-stopped = No passkey was given. You can try again.
profile-passkey-opened = Your page is on this device now.
profile-passkey-other = This passkey belongs to the page of { $who }.
profile-move-text = This device has a page of its own. Both become one: games, seats and marks are kept, and no way leads back.
profile-move = Bring them together
profile-passkeys = Your passkeys
profile-passkey-remove = Remove { $label }
profile-made-on = made on { $day }
profile-used-on = used on { $day }
profile-words = Or move once, by three words
profile-words-title = Move by three words
profile-words-show = This page moves to another device
profile-words-show-text = Show three words here, and type them there. They work once, within ten minutes.
profile-words-get = Show three words
profile-words-on = On the other device, open “Your page”, press “Or move once”, and type these words.
profile-words-asked = Another device has typed these words.
profile-words-same = Does it show the same three words, and wait? Then let it in: it opens all your seats.
profile-words-let = Let it in
profile-words-refuse = Not mine
profile-words-stop = Take the words away
profile-words-type = A page comes to this device
profile-words-type-text = Type the three words that your other device shows.
profile-words-label = Three words
profile-words-go = Ask to be let in
profile-words-wait = Your other device asks whether it is you. Look there whether it shows the same words.
profile-words-wait-who = The page of { $who }
profile-words-in = Your page is on this device now.
profile-words-out = The words were taken away, or were too late. Ask for new ones.
profile-words-left = { $minutes ->
    [one] They work for { $minutes } minute more.
   *[other] They work for { $minutes } minutes more.
}
profile-devices = Your devices
profile-device = Device { $n }
profile-device-here = This device
profile-device-since = since { $day }
profile-device-part = Take off device { $n }
profile-device-part-text = It opens your page and your seats no more. The seats that it had stay with you.
profile-device-leave-text = This browser forgets you. Your seats stay with your page, on your other devices.
profile-device-off = Take it off
profile-kinds = Games
profile-all = All { $n }
profile-head-game = Game
profile-head-games = games
profile-head-won = won
profile-head-best = best
profile-head-mean = mean
profile-won-of = { $won } of { $games }
profile-kind-open = By level and seat
profile-seat = Seat { $n }
profile-seat-won = { $games ->
    [one] { $games } game, { $won } won
   *[other] { $games } games, { $won } won
}
profile-scores = Points of the last games
profile-last = Game
profile-me = You
profile-none-games = Play a game to its end, and it stands here.
profile-alone = { $n ->
    [one] { $n } game against nobody but yourself is not counted.
   *[other] { $n } games against nobody but yourself are not counted.
}
profile-mode-chosen = Chosen One
profile-mode-danongorf = Danongorf
profile-level-peasant = Peasant
profile-level-page = Page
profile-level-squire = Squire
profile-level-knight = Knight
profile-level-hero = Legendary Hero
profile-level-novice = Novice
profile-level-easy = Easy
profile-level-normal = Normal
profile-level-hard = Hard
profile-seats-1 = alone
profile-seats-2 = two seats
profile-seats-3 = three seats
profile-seats-4 = four seats
profile-seats-5 = five seats
profile-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
profile-favourites = Favourites
profile-favourites-none = None yet: give a finished game its star at its end, in its replay or in the list of your replays.
profile-favourite-end = How it ended
profile-met = Most often at your table
profile-met-none = Nobody yet: those you finish a game with stand here.
profile-met-won = { $games ->
    [one] { $games } game, { $won } won by them
   *[other] { $games } games, { $won } won by them
}
profile-met-yours = { $n } to you
profile-bot-novice = Novice bots
profile-bot-easy = Easy bots
profile-bot-medium = Medium bots
profile-bot-hard = Hard bots
profile-bot-master = Master bots
profile-data = Your data
profile-data-text = One file with your games, marks and settings. Deleting leaves “somebody” in the records of others.
profile-data-out = Take it out
profile-data-in = Bring a file in
profile-data-brought = { $n ->
    [0] Nothing in this file was new here.
    [one] { $n } game was new here and counts with yours.
   *[other] { $n } games were new here and count with yours.
}
profile-data-delete = Delete all…
profile-delete-title = Delete all that is kept of you?
profile-delete-text = Your name, results, passkeys and the tables that you have to yourself go for good, on all your devices. In games with others “somebody” sits in your place, and a bot plays on.
profile-delete-hold = Hold for 2 seconds
profile-delete-going = Hold on…
profile-deleted = All that was kept of you is deleted.
profile-failed = This part cannot be read just now.
profile-campaign = Coop campaign
profile-campaign-of = { $won } of { $of }
profile-campaign-next = Next: { $mission }
profile-campaign-go = Go on

# Lanterns: what each is called, and what lights it.

profile-lanterns = Lanterns lit
profile-lanterns-count = { $lit } of { $of }
profile-lanterns-all = All { $of } lanterns
profile-lanterns-few = Fewer
profile-lanterns-reading = Your earlier games are being read. Look again in a moment.
profile-lantern-lit = lit on { $day }
profile-lantern-have = { $have } of { $want }
profile-lantern-dark = not lit
profile-lantern-game = Look at the game
profile-lanterns-box = For all games
profile-ratings = Ratings
profile-rating-finding = Still finding out, { $games } of { $sure }
profile-rating-band = The band is where your strength lies, 19 times of 20. It narrows with every rated game; games that are played together have none. Only you see this.
lantern-first-light = First light
lantern-first-light-rule = Finish a game.
lantern-ten-evenings = Ten evenings
lantern-ten-evenings-rule = Finish ten games.
lantern-hundred = A hundred
lantern-hundred-rule = Finish a hundred games.
lantern-three-tables = Three tables
lantern-three-tables-rule = Finish a game of each of the three boxes.
lantern-first-win = First win
lantern-first-win-rule = Win a game.
lantern-twenty-wins = Twenty wins
lantern-twenty-wins-rule = Win twenty games.
lantern-hard-heads = Hard heads
lantern-hard-heads-rule = Win against a hard bot or a master.
lantern-full-house = Full house
lantern-full-house-rule = Finish a game with three other people.
lantern-by-a-hair = By a hair
lantern-by-a-hair-rule = Win by a single point.
lantern-three-in-a-row = Three in a row
lantern-three-in-a-row-rule = Win three games against others, one after the other.
lantern-first-legend = First legend
lantern-first-legend-rule = Have three legendary items at the end of a game.
lantern-home-by-dawn = Home by dawn
lantern-home-by-dawn-rule = Play five nights without being exhausted.
lantern-eight-books = Eight books
lantern-eight-books-rule = Reach spell level 8.
lantern-goblin-bane = Goblin bane
lantern-goblin-bane-rule = Take six goblins in a game.
lantern-errand-runner = Errand runner
lantern-errand-runner-rule = Complete eight quests in a game.
lantern-thirty = Thirty
lantern-thirty-rule = Score 30 points against others.
lantern-chosen = Chosen
lantern-chosen-rule = Reach the target alone, as the Chosen One.
lantern-knight = Knight
lantern-knight-rule = Reach the target of the Knight, alone.
lantern-legendary-hero = Legendary hero
lantern-legendary-hero-rule = Reach the target of the Legendary Hero, alone.
lantern-against-the-gloom = Against the gloom
lantern-against-the-gloom-rule = Win against others on the gloom isle.
lantern-four-temples = Four temples
lantern-four-temples-rule = Complete four temple quests in a game.
lantern-danongorf = Danongorf falls
lantern-danongorf-rule = Defeat Danongorf.
lantern-out-alive = Out alive
lantern-out-alive-rule = Win a game of Dungeons.
lantern-six-lairs = Six lairs
lantern-six-lairs-rule = Defeat each of the six bosses.
lantern-last-ember = Last ember
lantern-last-ember-rule = Win with the torch on its last space.
lantern-long-light = Long light
lantern-long-light-rule = Win with twelve spaces of torch left.
lantern-on-their-feet = On their feet
lantern-on-their-feet-rule = Win without a hero losing consciousness.
lantern-four-heroes = Four heroes
lantern-four-heroes-rule = Win with four heroes.
lantern-clearing-up = Clearing up
lantern-clearing-up-rule = Kill eight enemies in a game, all together.
lantern-light-fingers = Light fingers
lantern-light-fingers-rule = Disarm two traps in a game, all together.
lantern-cartographer = Cartographer
lantern-cartographer-rule = Win a game of Map Masters.
lantern-underground = Underground
lantern-underground-rule = Score 10 for the primary objective with one line.
lantern-forty-five = Forty-five
lantern-forty-five-rule = Score 45 points in a game.
lantern-side-paths = Side paths
lantern-side-paths-rule = Tick 15 secondary objectives in a game.
lantern-big-round = Big round
lantern-big-round-rule = Finish a game of five.
lantern-quick-hands = Quick hands
lantern-quick-hands-rule = Take the hourglass three times in a game.
lantern-first-mission = First mission
lantern-first-mission-rule = Win a mission.
lantern-all-missions = All missions
lantern-all-missions-rule = Win each of the fourteen missions.
lantern-hard-mission = Hard mission
lantern-hard-mission-rule = Win a mission at the level Hard.
lantern-three-minds = Three minds
lantern-three-minds-rule = Win a mission with two other people.
profile-gained = What the game brought you
profile-rated-change = { $n } rating
profile-rated-before = Before { $value } ± { $band }.
profile-rated-of = { $game }, { $n ->
    [2] two
    [3] three
    [4] four
   *[other] five
} at the table.
profile-rated-together = Not rated: ratings are of games against each other.
profile-rated-bots = Not rated: bots have ratings of their own.
profile-rated-not = Not rated: its host did not choose so.
profile-rated-void = Rated, but it counts for nobody: something was taken back, or somebody sat there twice.
profile-rated-waits = The rating is being counted.
profile-lantern-new = A new lantern is lit: { $name }
