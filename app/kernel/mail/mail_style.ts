import { createHash } from 'node:crypto'

/**
 * What the classes of a mail become on a dark screen. The light colors are in the style attributes,
 * since some mail programs drop style elements; those then keep both text and background, or invert
 * both.
 */
const DARK = {
  canvas: 'background-color:#100F0D',
  surface: 'background-color:#181613',
  ink: 'color:#F2EDE4',
  muted: 'color:#B5AEA2',
  brass: 'color:#CFAE6E',
  button: 'background-color:#CFAE6E;color:#17130B',
  rule: 'background-color:#2E2A25',
  line: 'border-color:#2E2A25',
}

const RULES = Object.entries(DARK).map(
  ([name, colors]) => `.${name}{${colors.replaceAll(/(?=;|$)/g, '!important')}}`
)

/** In one line, so that no mail program changes a byte of what is hashed. */
export const MAIL_STYLE = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${RULES.join('')}}`

/** Lets the pages that show a mail in a frame apply its style: a frame without an origin has the page's policy. */
export const MAIL_STYLE_SOURCE = `'sha256-${createHash('sha256').update(MAIL_STYLE).digest('base64')}'`
