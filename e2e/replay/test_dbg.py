import pytest
from kit.belote import moment
from kit.player import button, open_panel
from kit.shelf import lay, open_game, wait_reviewed
from kit.pages import review_of
from conftest import wait_ready
pytestmark = pytest.mark.own_engine
W={"en":("Hint","Why?"),"fr":("Conseil","Pourquoi ?"),"ja":("ヒント","なぜ？")}
def test_dbg(page, host):
    for name in ("first round","lone"):
      for lang,scheme,(w,h) in (("en","light",(390,844)),("fr","dark",(390,844)),("ja","light",(820,1180)),("en","dark",(1440,900))):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.set_viewport_size({"width":w,"height":h})
        page.goto(f"{host.url}?lang={lang}"); wait_ready(page)
        g=moment(name); lay(page,g); page.goto(f"{host.url}?lang={lang}#game={g.id}"); page.reload(); wait_ready(page)
        page.wait_for_timeout(1500)
        page.locator("[data-event='app:hint']").click()
        page.locator(".kit__notice").wait_for(timeout=60000)
        page.screenshot(path=f"/tmp/look/hint-{name[:4]}-{lang}-{w}.png")
        page.locator("[data-event='app:hint']").click()
        page.locator(".kit__notice table").wait_for(timeout=20000)
        page.screenshot(path=f"/tmp/look/why-{name[:4]}-{lang}-{w}.png")
    # statistics
    page.set_viewport_size({"width":390,"height":844})
    page.goto(f"{host.url}?lang=en"); wait_ready(page)
    over=moment("over"); lay(page,over); open_game(page,over)
    page.wait_for_timeout(2000); 
    wait_reviewed(page, over.id)
    page.screenshot(path="/tmp/look/closing.png")
    page.locator("[data-event='app:menu']").click(); page.get_by_role("button",name="Statistics").click()
    page.wait_for_timeout(6000)
    d=page.locator("dialog[data-panel=stats]")
    d.evaluate("d=>[d,...d.querySelectorAll('*')].forEach(e=>e.style.setProperty('max-height','none','important'))")
    page.set_viewport_size({"width":390,"height":2600}); page.wait_for_timeout(500)
    page.screenshot(path="/tmp/look/stats.png")
