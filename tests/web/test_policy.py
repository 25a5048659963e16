"""What others write is text, wherever it is shown; and the page runs nothing but its own files."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.scenes import SCENES, Stage
from tests.web.visitors import SLEUTH, Look, Visitors

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'"
)
INLINE = """(source) => [new DOMParser().parseFromString(source, 'text/html'), document].flatMap((page) => [
  ...page.querySelectorAll('script:not([src]), style, iframe, object, embed'),
  ...[...page.querySelectorAll('*')].filter(
    (one) => one.getAttributeNames().some((name) => name.startsWith('on'))),
]).map((one) => one.outerHTML.slice(0, 200))"""
RUN_INLINE = """() => {
  const script = document.createElement('script');
  script.text = 'window.hacked = true';
  document.body.append(script);
}"""
NAMES = ["A<svg onload=run()>", "B</script><script>", "C&lt;b&gt;'\"`", "D" + "w" * 19, "É" + "́" * 19]
MESSAGES = [
    "<script>window.hacked = true</script><img src=x onerror='window.hacked = true'>",
    "‮⁦ turned round ⁩‬ \u200f\u200b",
    "w" * 500,
    "{{ constructor.constructor('window.hacked = true')() }} ${window.hacked = true} %s",
    "javascript:window.hacked=true",
]
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def test_the_policy_is_strict_and_holds(visitors: Visitors) -> None:
    ann = visitors.come()
    answer = ann.page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert policy.startswith(POLICY)
    assert "unsafe" not in policy
    ann.allow("Content Security Policy")
    ann.page.evaluate(RUN_INLINE)
    assert ann.page.evaluate("window.hacked") is None
    assert any("Content Security Policy" in one for one in ann.complaints)


@pytest.mark.parametrize(
    "name", ["door", "new", "room-host", "table-sleuth", "table-cluedo", "rules-sleuth", "account"]
)
def test_nothing_is_written_into_a_page_that_runs(visitors: Visitors, name: str) -> None:
    page = SCENES[name](Stage(visitors, Look()))
    source = page.request.get(page.url).text()
    assert source.count("<script") == source.count('<script type="module" crossorigin src="/assets/') == 1
    assert page.evaluate(INLINE, source) == []


@pytest.mark.parametrize("look", [Look(), Look("it", "light", "phone")], ids=str)
def test_hostile_names_and_messages_are_text(visitors: Visitors, look: Look) -> None:
    people = [visitors.come() for _ in NAMES]
    made = people[0].set_up(SLEUTH | {"seats": len(NAMES), "public": True}, name=NAMES[0])
    for person, name in zip(people[1:], NAMES[1:], strict=True):
        person.join(made["code"], name)
    reader = visitors.come(look)
    for page in (reader.go("/tables"), reader.go(f"/table/{made['table']}")):
        check(page)
    people[0].start(made["table"])
    for person, text in zip(people, MESSAGES, strict=True):
        person.ask("POST", f"/api/tables/{made['table']}/chat", text=text)
    page = reader.go(f"/table/{made['table']}")
    page.get_by_role("tab").last.click()
    check(page)
    for text in (MESSAGES[0], MESSAGES[3], MESSAGES[4]):
        expect(page.get_by_text(text).first).to_be_visible()


def check(page: Page) -> None:
    """See that the names stand there as they are, and that none did anything or breaks the page."""
    for name in NAMES[:3]:
        expect(page.get_by_text(name).first).to_be_visible()
    page.wait_for_timeout(100)
    assert page.evaluate("window.hacked") is None
    assert not page.evaluate(WIDER)
    assert page.locator("svg[onload], img[onerror], main script").count() == 0
