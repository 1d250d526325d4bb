/** Mantine, told who we are. Values live in tokens.css; app/mantine.css gives Mantine's variables the tokens of the same role. */
import { createTheme, type MantineColorsTuple } from '@mantine/core';

const pine = Array.from({ length: 10 }, (_, shade) => `var(--pine-${shade})`) as unknown as MantineColorsTuple;

export const theme = createTheme({
  colors: { pine },
  primaryColor: 'pine',
  primaryShade: 6,
  defaultRadius: 10,
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '560' },
  spacing: { xs: 'var(--s2)', sm: 'var(--s3)', md: 'var(--s4)', lg: 'var(--s6)', xl: 'var(--s8)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  activeClassName: '',
  focusClassName: '',
});
