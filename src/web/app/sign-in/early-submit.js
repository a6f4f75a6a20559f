// Marks a form that is submitted before its script has loaded; the script then submits it.
addEventListener(
  'submit',
  ({ target }) => target instanceof Element && target.setAttribute('data-submitted', ''),
  { once: true },
);
