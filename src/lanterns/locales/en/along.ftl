# A game that is taken along from the server, to be played in the browser without a network, and brought back.

along-title = Without a network
along-why = Take this game along: it goes on in this browser, also where there is no network, and is brought back later. The first time about { $size } MB are loaded. A game that was taken along lights no lanterns and does not count on your page.
along-take = Take the game along
along-loading = Loading the engine: { $part }%
along-here = You have taken this game along: it is kept in this browser alone. With a network you can bring it back to the server.
along-open = The engine is not kept yet: until it is, the game goes on only in this page.
along-bring = Bring the game back
along-moved = The table at the server has moved on since, or is gone. You can keep this game as a table of its own.
along-own = Keep it as a table of its own
