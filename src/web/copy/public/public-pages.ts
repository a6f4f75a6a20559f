export const publicCopy = {
  contact: 'Contact',
  login: 'Login',
  menuLabel: 'Main',
  menuButton: 'Menu',
  skip: 'Skip to content',
  toLight: 'Switch to the light theme',
  toDark: 'Switch to the dark theme',
  note: 'Educational tools only. Not financial advice.',
} as const;
