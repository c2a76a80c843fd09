"""What each message does to the page: the next model, and what is to be done outside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from web import messages as m
from web.draft import Draft
from web.effects import Stop
from web.games import POSTERS
from web.model import Model, Site
from web.notices import SomeDamaged
from web.play import Play
from web.saved_games import SavedGames
from web.settings import Settings
from web.updates import (
    drafting,
    hints,
    looking_back,
    panels,
    playing,
    saving,
    sharing,
    site,
)
from web.updates.going_on import Next, go_on


def update(model: Model, message: m.Message, stamp: m.Stamp) -> Next:
    """The next model, and the effects in the order in which they are to be done. A message that
    means nothing now changes nothing."""
    if model.play is not None and model.play.look.again and isinstance(message, m.Deed):
        # Whatever a person does then only ends what is shown again.
        return looking_back.end_again(model, stamp)
    if model.play is not None and model.play.wait.order and isinstance(message, m.Deed):
        # So does it end an order.
        return playing.end_order(model, stamp)
    after, effects = _updated(model, message, stamp)
    if not isinstance(message, m.Answered) and _abandons(model.play, after.play):
        effects = (Stop(), *effects)
    return after, effects


def _abandons(before: Play | None, after: Play | None) -> bool:
    """Whether the worker is thinking about a position that is no longer on the table: the game was
    left, a move was made or taken back."""
    if before is None or not before.thinking:
        return False
    return after is None or after.record != before.record


def _updated(model: Model, message: m.Message, stamp: m.Stamp) -> Next:
    match message:
        # At the table
        case m.Act():
            return playing.act(model, message, stamp)
        case m.TypeAction():
            return playing.type_action(model, message, stamp)
        case m.ToggleWords():
            return playing.toggle_words(model)
        case m.BeginTyping(text):
            return playing.begin_typing(model, text)
        case m.Pick():
            return playing.pick(model, message)
        case m.Aim():
            return playing.aim(model, message)
        case m.Unpick():
            return playing.unpick(model, message)
        case m.Confirm():
            return playing.confirm(model, stamp)
        case m.TurnBoard():
            return playing.turn_board(model, stamp)
        case m.Proceed():
            return playing.proceed(model, stamp)
        case m.Hurry():
            return playing.hurry(model, stamp)
        case m.GiveOrder(order):
            return playing.give_order(model, order, stamp)
        case m.EndOrder():
            return playing.end_order(model, stamp)
        case m.RunOn():
            return playing.run_on(model, stamp)
        case m.Undo():
            return playing.undo(model, stamp)
        case m.Redo():
            return playing.redo(model, stamp)
        case m.Retry():
            return playing.retry(model, stamp)
        case m.ActByItself():
            return playing.act_by_itself(model, message, stamp)
        case m.Answered() | m.Unanswered():
            return _answered(model, message, stamp)
        # Hints
        case m.AskHint():
            return hints.ask_hint(model, stamp)
        case m.RetryHint():
            return hints.retry_hint(model, stamp)
        case m.DropHint():
            return hints.drop_hint(model)
        # Looking back
        case m.Look(count):
            return looking_back.look(model, count, stamp)
        case m.Step(by):
            return looking_back.step(model, by, stamp)
        case m.LookNow():
            return looking_back.look_now(model, stamp)
        case m.SeeAgain():
            return looking_back.see_again(model, stamp)
        case m.SeenAgain(ticket):
            return looking_back.seen_again(model, ticket, stamp)
        case m.Branch():
            return looking_back.branch(model, stamp)
        # Kept games
        case m.OpenGame(game_id):
            return saving.open_game(model, game_id, stamp)
        case m.CloseGame():
            return saving.close_game(model)
        case m.BeginTitle(game_id):
            return saving.begin_title(model, game_id)
        case m.LeaveTitle():
            return saving.end_title(model)
        case m.WriteTitle():
            return saving.write_title(model, message)
        case m.WriteComment():
            return saving.write_comment(model, message, stamp)
        case m.LeaveField(place):
            return saving.leave_field(model, place, message.value)
        case m.TakeOver():
            return saving.take_over(model)
        case m.ShowAllGames():
            return saving.show_all(model)
        case m.DeleteGame(game_id):
            return saving.delete_game(model, game_id)
        case m.Undelete():
            return saving.undelete(model)
        case m.SalvageGame(game_id):
            return saving.salvage_game(model, game_id)
        case m.StoredElsewhere():
            return saving.stored_elsewhere(model, message, stamp)
        case m.SetElsewhere(text):
            return panels.set_elsewhere(model, text, stamp)
        case m.Resumed():
            # The game goes on here, if no other tab plays it.
            return go_on(model, stamp)
        case m.KeepingRefused():
            return saving.storage_refused(model)
        case m.KeepingWorks():
            return saving.storage_works(model)
        # Setting up
        case m.SetUp(game):
            return drafting.set_up(model, game)
        case m.LeaveSetUp():
            return drafting.leave_set_up(model)
        case m.Choose():
            return drafting.choose(model, message)
        case m.NameSeat():
            return drafting.name_seat(model, message)
        case m.SeatPlayer():
            return drafting.seat_player(model, message)
        case m.SwitchOption():
            return drafting.switch_option(model, message)
        case m.StartGame(game):
            return drafting.start_game(model, game, stamp)
        case m.PlayAgain():
            return drafting.play_again(model, stamp)
        # In and out
        case m.CopyText():
            return sharing.copy_text(model)
        case m.CopyLink():
            return sharing.copy_link(model)
        case m.CopyToLookAt():
            return sharing.copy_to_look_at(model)
        case m.CopyMoment():
            return sharing.copy_link(model, moment=True)
        case m.SaveFile():
            return sharing.save_file(model)
        case m.LeaveImport():
            return sharing.leave_import(model, message.value)
        case m.ImportText():
            return sharing.import_text(model, message.text, stamp)
        case m.ImportFile():
            return sharing.import_file(model, message, stamp)
        case m.AddressChanged(fragment):
            return sharing.address_changed(model, fragment, stamp)
        case m.CopyDone():
            return sharing.copy_done(model)
        case m.CopyRefused(text):
            return sharing.copy_refused(model, text)
        # Panels, notices, settings
        case m.TogglePanel(panel):
            return panels.toggle_panel(model, panel)
        case m.Learn(game):
            return panels.learn(model, game)
        case m.ShowSheet(number):
            return panels.show_sheet(model, number)
        case m.Explain(place):
            return panels.explain(model, place)
        case m.ShowCard(place):
            return panels.show_card(model, place)
        case m.HideCard():
            return panels.show_card(model, "")
        case m.Dismiss():
            return panels.dismiss(model)
        case m.Escape():
            return panels.escape(model, stamp)
        case m.ChangeSetting():
            return panels.change_setting(model, message, stamp)
        # The site
        case m.SiteKept():
            return site.site_found(model, Site.KEPT)
        case m.SiteRefused():
            return site.site_found(model, Site.REFUSED)
        case m.VersionWaits():
            return site.version_waits(model)
        case m.VersionReplaced():
            return site.version_replaced(model)
        case m.UseNewVersion():
            return site.use_new_version(model)
        case _:
            assert_never(message)


def _answered(model: Model, message: m.Answered | m.Unanswered, stamp: m.Stamp) -> Next:
    """Pass the worker's answer to whoever asked; if nobody waits for it any more, ignore it."""
    play = model.play
    if play is None or not message.ticket:
        return model, ()
    if message.ticket == play.wait.question:
        if isinstance(message, m.Answered):
            return playing.answered(model, play, message, stamp)
        return playing.unanswered(model, play, message)
    if play.wait.hint is not None and message.ticket == play.wait.hint.question:
        if isinstance(message, m.Answered):
            return hints.hinted(model, play, message)
        return hints.unhinted(model, play, message)
    return model, ()


def first_draft() -> Draft:
    """Every game set up as a newcomer finds it, the first of them chosen."""
    games = {name: poster.first_draft for name, poster in POSTERS.items()}
    return Draft(next(iter(games)), games)


def first(
    settings: str | None,
    games: Mapping[str, str],
    languages: tuple[str, ...],
    draft: str | None = None,
    *,
    linkable: bool = True,
) -> Model:
    """The model at the start, from what is stored (settings, games by id, the last set-up), what
    the browser prefers, and whether the page's address leads others to it."""
    saved_games = SavedGames.read(games)
    damaged = any(saved.damaged for saved in saved_games.games)
    return Model(
        first_draft().restored(draft),
        Settings.from_json(settings),
        languages,
        saved_games,
        notice=SomeDamaged() if damaged else None,
        linkable=linkable,
    )
