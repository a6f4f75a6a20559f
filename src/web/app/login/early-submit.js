// A form that is submitted before its own script has come is marked: that script then submits it.
addEventListener(
  'submit',
  ({ target }) => target instanceof Element && target.setAttribute('data-submitted', ''),
  { once: true },
);
