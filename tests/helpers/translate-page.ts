/**
 * Replaces each present and later text of the page by new elements, as the translators of Chrome and Edge do. `onStale`
 * gets each text that the page writes into a replaced node: no member sees it.
 * It runs in a page, and so uses nothing from outside itself. The returned function ends it.
 */
export function translatePage(onStale: (text: string) => void): () => void {
  const untouched =
    'script, style, textarea, input, noscript, title, font, svg, [translate=no], .notranslate';
  const stale = new MutationObserver((changes) => {
    for (const { target } of changes) if (!target.isConnected) onStale(target.textContent ?? '');
  });
  const wrap = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement === null || text.parentElement.closest(untouched))
      return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
    stale.observe(text, { characterData: true });
  };
  const wrapAll = (root: Node): void => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) if (text instanceof Text && text.isConnected) wrap(text);
  };
  const added = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) wrapAll(node);
    }
  });
  const watch = (): void => {
    wrapAll(document.body);
    added.observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch);
  else watch();
  return () => {
    stale.disconnect();
    added.disconnect();
  };
}
