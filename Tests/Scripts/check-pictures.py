#!/usr/bin/env python3
"""Checks pictures of payment sheets with a real browser: no text overlaps another one, and none leaves its card.

Draws every payload of picture-payloads.py as SVG and HTML in both themes. Lays them out in Chromium, narrow and wide, and
measures the boxes of the text. There are two fonts, and the second one is the widest usual one. Also reads every SVG with an XML parser, and
checks that it runs and loads nothing. The theme `auto` must follow the reader's system.

    check-pictures.py PAYSHEET

Needs Chromium and the fonts Noto and DejaVu.
"""

import concurrent.futures
import html
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree
from pathlib import Path

HERE = Path(__file__).resolve().parent
SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {"svg", "title", "desc", "style", "g", "rect", "path", "circle", "text"}
FONTS = ["Noto Sans", "DejaVu Sans"]
WIDTHS = {"svg": [900], "html": [1000, 340]}
LANGUAGES = ["en", "de", "fr", "es", "ja", "ar", "he"]
REPORT_WIDTHS = [1000, 420, 320]

MEASURE = """
<script>
const faults = [];
const near = 1;
function box(rect) { return { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom }; }
function meet(a, b, slack) {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > near && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
}
function inside(a, frame, padding) {
  return a.left >= frame.left + padding - near && a.right <= frame.right - padding + near && a.top >= frame.top - near
    && a.bottom <= frame.bottom + near;
}
function words(node) {
  const document = node.ownerDocument, found = [];
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    if (!text.data.trim() || text.parentElement.closest('style,title,desc,.spoken')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) if (rect.width > 0.5) found.push({ text: text.data, of: text, box: box(rect) });
  }
  return found;
}
function measure(name, document, form) {
  if (form === 'report') {
    // Excerpts scroll inside their own box.
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.push(name + ': wider than its window');
    return 0;
  }
  const cards = document.querySelectorAll(form === 'svg' ? 'g.ps-card' : 'article');
  let count = 0;
  if (!cards.length) faults.push(name + ': no card');
  for (const card of cards) {
    const frame = box((form === 'svg' ? card.querySelector('.ps-face') : card).getBoundingClientRect());
    // SVG: the box of a whole text, which a range does not give for text in two directions.
    const found = form === 'svg'
      ? [...card.querySelectorAll('text')].map(text => ({ text: text.textContent, of: text, box: box(text.getBoundingClientRect()) }))
      : words(card);
    count += found.length;
    for (const [index, one] of found.entries()) {
      if (!inside(one.box, frame, 16)) faults.push(name + ': leaves its card: ' + one.text + ' ' + JSON.stringify(one.box));
      for (const other of found.slice(index + 1)) {
        if (meet(one.box, other.box, 2) && one.of !== other.of) faults.push(name + ': overlap: ' + one.text + ' | ' + other.text);
      }
    }
  }
  const root = document.documentElement;
  if (form === 'html' && root.scrollWidth > root.clientWidth) faults.push(name + ': wider than its window');
  return count;
}
onload = () => {
  let count = 0;
  for (const frame of document.querySelectorAll('iframe')) {
    count += measure(frame.title, frame.contentDocument, frame.dataset.form);
    const text = frame.contentDocument.querySelector('text,h1,p');
    frame.dataset.color = frame.contentDocument.defaultView.getComputedStyle(text)[frame.dataset.form === 'svg' ? 'fill' : 'color'];
  }
  const colors = Object.fromEntries([...document.querySelectorAll('iframe')].map(frame => [frame.title, frame.dataset.color]));
  const result = document.createElement('pre');
  result.id = 'result';
  result.textContent = JSON.stringify({ faults, count, colors });
  document.body.replaceChildren(result);
};
</script>
"""

# Mistakes that the measurement must notice.
BROKEN = {
    "overlap": '<text x="24" y="40">A long label here</text><text x="60" y="44">$1.00</text>',
    "leaves its card": '<text x="300" y="40">A label that runs over the edge of its card</text>',
}
BROKEN_SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="90"><g class="ps-card">'
    '<rect class="ps-face" width="400" height="90"/>{}</g></svg>'
)
BROKEN_HTML = '<article style="width:200px"><p style="margin:16px;white-space:nowrap">A line that is much too long for its box</p></article>'


def payloads():
    spec = importlib.util.spec_from_file_location("picture_payloads", HERE / "picture-payloads.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.PAYLOADS


def draw(paysheet, folder):
    """Every picture as (name, form, theme, text)."""
    pictures = []
    for name, payload in payloads().items():
        document = folder / f"{name}.json"
        document.write_text(json.dumps(payload, ensure_ascii=False))
        for form in ["svg", "html"]:
            for theme in ["light", "dark"] + (["auto"] if name == "trial" else []):
                result = subprocess.run(
                    [paysheet, "preview", "--as", form, "--theme", theme, "--kind", "PaymentFlow" if name == "flow" else "auto", document],
                    capture_output=True,
                    text=True,
                )
                if result.returncode != 0:
                    sys.exit(f"{name}: paysheet preview failed: {result.stderr}")
                pictures.append((name, form, theme, result.stdout))
    for name in ["trial", "order"]:
        for language in LANGUAGES:
            for form in ["svg", "html"]:
                result = subprocess.run(
                    [paysheet, "preview", "--as", form, "--theme", "light", "--language", language, folder / f"{name}.json"],
                    capture_output=True,
                    text=True,
                    check=True,
                )
                pictures.append((f"{name}-{language}", form, "light", result.stdout))
    return pictures


def report(paysheet, folder):
    """The HTML report about broken documents."""
    documents = folder / "broken"
    subprocess.run([paysheet, "example", "--break-all", "--out", documents], capture_output=True, check=True)
    result = subprocess.run([paysheet, "check", "--format", "html", documents], capture_output=True, text=True)
    if result.returncode != 1:
        sys.exit(f"paysheet check failed: {result.stderr}")
    return result.stdout


def read_xml(name, text):
    """Returns the objections of an XML parser and a suspicious reader to an SVG."""
    faults = []
    try:
        root = xml.etree.ElementTree.fromstring(text)
    except xml.etree.ElementTree.ParseError as error:
        return [f"{name}: not well-formed: {error}"]
    for element in root.iter():
        if element.tag.removeprefix(SVG) not in ALLOWED or not element.tag.startswith(SVG):
            faults.append(f"{name}: element {element.tag}")
        for attribute in element.attrib:
            if attribute.startswith("on") or attribute.endswith("href"):
                faults.append(f"{name}: attribute {attribute}")
    if root.get("role") != "img" or root.find(f"{SVG}title") is None or not root.find(f"{SVG}desc").text:
        faults.append(f"{name}: no role, title or description")
    if re.search(r"url\(|@import|https?://(?!www\.w3\.org/2000/svg\")", "".join(root.find(f"{SVG}style").itertext())):
        faults.append(f"{name}: the style loads something")
    return faults


def frame(name, form, text, width):
    page = text if form != "svg" else "<!doctype html><body style='margin:0'>" + text
    return f'<iframe title="{name}" data-form="{form}" style="width:{width}px;height:2000px;border:0" srcdoc="{html.escape(page)}"></iframe>'


def fonts_of(font, folder):
    """A configuration of fontconfig in which the fonts of the system are this one."""
    families = "".join(
        f'<match target="pattern"><test name="family"><string>{family}</string></test>'
        f'<edit name="family" mode="assign" binding="strong"><string>{font}</string></edit></match>'
        for family in ["system-ui", "sans-serif", "Segoe UI", "Roboto", "Noto Sans"]
        if family != font
    )
    path = folder / f"fonts-{font.replace(' ', '-')}.conf"
    path.write_text(
        f'<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><include>/etc/fonts/fonts.conf</include>{families}</fontconfig>'
    )
    return path


def browse(browser, frames, folder, name, font="Noto Sans", prefers_dark=False):
    page = folder / f"{name}.html"
    page.write_text("<!doctype html><meta charset=utf-8><body>" + "".join(frames) + MEASURE)
    command = [
        browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--virtual-time-budget=20000",
        f"--user-data-dir={folder / name}", f"--blink-settings=preferredColorScheme={0 if prefers_dark else 1}", "--dump-dom", page,
    ]  # fmt: skip
    environment = {**os.environ, "FONTCONFIG_FILE": str(fonts_of(font, folder))}
    result = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120)
    found = re.search(r'<pre id="result">(.*?)</pre>', result.stdout, re.DOTALL)
    if not found:
        sys.exit(f"{name}: the browser gave no result\n{result.stderr[-2000:]}")
    return json.loads(html.unescape(found.group(1)))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not browser:
        sys.exit("check-pictures: no Chromium")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        pictures = draw(sys.argv[1], folder)
        page = report(sys.argv[1], folder)
        faults = [fault for name, form, theme, text in pictures if form == "svg" for fault in read_xml(f"{name} {theme}", text)]

        broken = [frame(what, "svg", BROKEN_SVG.format(body), 900) for what, body in BROKEN.items()]
        noticed = browse(browser, broken + [frame("html", "html", BROKEN_HTML, 400)], folder, "broken")["faults"]
        for what in [*BROKEN, "html"]:
            if not any(fault.startswith(what + ": ") for fault in noticed):
                sys.exit(f"check-pictures: the browser does not notice what is broken: {what}: {noticed}")

        def pictures_with(font):
            frames = [
                frame(f"{name} {form} {theme} {font} {width}", form, text, width)
                for name, form, theme, text in pictures
                if theme != "auto"
                for width in WIDTHS[form]
            ] + [frame(f"report {font} {width}", "report", page, width) for width in REPORT_WIDTHS]
            return browse(browser, frames, folder, font.replace(" ", "-"), font)

        def pictures_in(prefers_dark):
            frames = [frame(f"{form} {theme}", form, text, 900) for name, form, theme, text in pictures if name == "trial"]
            return browse(browser, frames, folder, f"dark-{prefers_dark}", prefers_dark=prefers_dark)["colors"]

        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            measured = list(pool.map(pictures_with, FONTS))
            schemes = dict(zip(["light", "dark"], pool.map(pictures_in, [False, True])))
        for result in measured:
            faults += result["faults"]
            if result["count"] < 1000:
                faults.append(f"only {result['count']} texts were measured")
        for scheme, colors in schemes.items():
            for form in ["svg", "html"]:
                if colors[f"{form} auto"] != colors[f"{form} {scheme}"] or colors[f"{form} light"] == colors[f"{form} dark"]:
                    faults.append(f"{form}: theme auto does not follow a reader who prefers {scheme}: {colors}")

    for fault in faults:
        print(fault)
    if faults:
        sys.exit(f"check-pictures: {len(faults)} faults")
    texts = sum(result["count"] for result in measured)
    print(f"check-pictures: {len(payloads())} documents, {len(pictures)} pictures, {texts} texts measured in {len(FONTS)} fonts")


if __name__ == "__main__":
    main()
