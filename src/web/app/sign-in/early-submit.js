// Marks a form that is submitted before its script has loaded; the script then submits the form.
addEventListener(
  'submit',
  ({ target }) => target instanceof Element && target.setAttribute('data-submitted', ''),
  { once: true },
);
