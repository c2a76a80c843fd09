"""The games that are kept: open, close, rename, delete, take the delete back."""

from __future__ import annotations

from dataclasses import replace

from ra.reading import ReadError
from ra.record import MAX_TEXT
from web.effects import Address, Download, Effect, Forget, Keep, Taken
from web.games import read
from web.messages import Stamp, StoredElsewhere, WriteComment, WriteTitle
from web.model import Model, comment_place, title_place
from web.names import tidy
from web.notices import Damaged, Deleted, NoSuchGame, Replaced, TooLarge, Unkept
from web.panel import Panel
from web.play import Play
from web.saved_games import SavedGame, SavedGames
from web.updates.going_on import Next, go_on, kept, new_id

LONGEST_COMMENT = 2_000
"""Characters of a comment that is written in the page."""


def open_game(model: Model, game_id: str, stamp: Stamp, *, push: bool = True) -> Next:
    """Put a kept game on the table; if its text can't be read, say so and keep it. `push`: Back
    leads to where the page is now."""
    saved = model.saved_games.get(game_id)
    if saved is None:
        return model.telling(NoSuchGame()), (Address("", push=False),)
    try:
        play = Play.of(saved, read(saved.text))
    except ReadError as error:
        games = model.saved_games.plus(replace(saved, damaged=True))
        told = replace(model, saved_games=games, notice=Damaged(game_id, error))
        return told, (Address("", push=False),)
    panel = Panel.SCORES if play.look.sheet is not None else None
    left, written = _title_kept(model)
    after, effects = go_on(replace(left, play=play, panel=panel), stamp)
    return after, (*written, Address(f"game={game_id}", push=push), *effects)


def close_game(model: Model) -> Next:
    """Leave the table for the first screen."""
    return closed(model), (Address(""),)


def closed(model: Model) -> Model:
    """The first screen; what was on the table is kept already."""
    return replace(model, play=None, setting_up=False, panel=None, notice=None)


def begin_title(model: Model, game_id: str) -> Next:
    """Begin to write a game's title; another that was being written is kept."""
    written, effects = _title_kept(model)
    return replace(written.without_typed(title_place(game_id)), renaming=game_id), effects


def end_title(model: Model) -> Next:
    """Write no title after all."""
    return replace(model, renaming=None), ()


def _title_kept(model: Model) -> Next:
    """With the title that is being written, if the person leaves it for something else."""
    game_id = model.renaming
    title = None if game_id is None else model.typed.get(title_place(game_id))
    if game_id is None or title is None:
        return replace(model, renaming=None), ()
    return write_title(model, WriteTitle(game_id, title=title))


def write_title(model: Model, message: WriteTitle) -> Next:
    """Write a game's title; if it is empty, the game is called after its players again."""
    saved = model.saved_games.get(message.game_id)
    after = replace(model.without_typed(title_place(message.game_id)), renaming=None)
    if saved is None:
        return after, ()
    titled = replace(saved, title=tidy(message.title))
    play = model.play
    if play is not None and play.id == saved.id:
        session = replace(play.session, title=titled.title)
        after = after.playing(replace(play, session=session))
    return replace(after, saved_games=after.saved_games.plus(titled)), (Keep(titled),)


def write_comment(model: Model, message: WriteComment, stamp: Stamp) -> Next:
    """A comment on a moment of the game on the table is written, and kept with the game."""
    play = model.play
    if play is None or not 0 <= message.count <= play.count:
        return model, ()
    words = message.comment.replace("\r\n", "\n").strip()[:LONGEST_COMMENT]
    replay = play.replay.commented(message.count, words)
    if len(replay.text()) > MAX_TEXT:
        return model.telling(TooLarge()), ()
    session = replace(play.session, replay=replay)
    sent = model.without_typed(comment_place(play.id, message.count))
    return kept(replace(sent, play=replace(play, session=session), notice=None), stamp)


def leave_field(model: Model, place: str, value: str) -> Next:
    """A field was left with this in it: it stays there until it is sent."""
    return replace(model, typed={**model.typed, place: value}), ()


def take_over(model: Model) -> Next:
    """Keep the games that another copy of the page keeps in this browser, too."""
    games = {saved.id: saved for saved in (*model.others.games, *model.saved_games.games)}
    latest = sorted(games.values(), key=lambda one: -one.changed)
    after = replace(model, saved_games=SavedGames(tuple(latest)), others=SavedGames())
    return after, (*(Keep(saved) for saved in model.others.games), Taken())


def show_all(model: Model) -> Next:
    """Show all the games kept."""
    return replace(model, all_games=True), ()


def delete_game(model: Model, game_id: str) -> Next:
    """Remove a game; it can be brought back until the next one is removed."""
    saved = model.saved_games.get(game_id)
    if saved is None:
        return model, ()
    effects: tuple[Effect, ...] = (Forget(saved.id),)
    after = model
    if model.play is not None and model.play.id == saved.id:
        after, effects = closed(model), (*effects, Address("", push=False))
    games = model.saved_games.minus(saved.id)
    return replace(
        after, saved_games=games, deleted=saved, notice=Deleted(saved.title, saved.id)
    ), effects


def undelete(model: Model) -> Next:
    """Bring back the game removed last."""
    saved = model.deleted
    if saved is None:
        return model, ()
    games = model.saved_games.plus(saved)
    return replace(model, saved_games=games, deleted=None, notice=None), (Keep(saved),)


def salvage_game(model: Model, game_id: str) -> Next:
    """Let the person download the stored text of a game that can't be read."""
    saved = model.saved_games.get(game_id)
    return model, (Download(f"ra-{game_id}.txt", saved.text),) if saved else ()


def stored_elsewhere(model: Model, message: StoredElsewhere, stamp: Stamp) -> Next:
    """Another tab stored a game or removed it.

    The tab where somebody acted last leads: this one follows it. If the game went differently here,
    it is kept as a copy and stays on the table.
    """
    if message.text is None:
        return replace(model, saved_games=model.saved_games.minus(message.game_id)), ()
    saved = SavedGame.from_json(message.game_id, message.text)
    after, play = replace(model, saved_games=model.saved_games.plus(saved)), model.play
    if play is None or play.id != saved.id or saved.damaged:
        return after, ()
    try:
        other = Play.of(saved, read(saved.text))
    except ReadError:
        return after, ()
    mine, theirs = play.record.actions, other.record.actions
    if mine == theirs:
        return after, ()
    common = min(len(mine), len(theirs))
    if mine[:common] == theirs[:common]:
        panel = Panel.SCORES if other.look.sheet is not None else None
        return replace(after, play=other, panel=panel), ()
    copy = replace(play, session=replace(play.session, id=new_id(stamp)))
    kept_here, effects = kept(replace(after, play=copy, notice=Replaced()), stamp)
    return kept_here, (Address(f"game={copy.id}", push=False), *effects)


def storage_refused(model: Model) -> Next:
    """The browser would not store: say so once, and mark it; the game goes on in memory."""
    return (model if model.unkept else replace(model, notice=Unkept(), unkept=True)), ()


def storage_works(model: Model) -> Next:
    """The browser stores again."""
    return replace(model, unkept=False), ()
