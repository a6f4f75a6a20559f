// A form that is submitted before its own script has come is marked: that script then submits it.
const mark = ({ target }) => target instanceof Element && target.setAttribute('data-submitted', '');
addEventListener('submit', mark, { once: true });
