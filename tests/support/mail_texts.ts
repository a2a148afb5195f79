type MailTheme = 'light' | 'dark'

/** A text of a mail, or the words in place of an image, as they are painted. */
interface MailText {
  text: string
  /** of their own or inherited; null for a link in the browser's color */
  color: string | null
  background: string
}

interface Painted extends Omit<MailText, 'text'> {
  tag: string
  isHidden: boolean
}

const NODE = /<(\/?)([a-z]\w*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi
const VOID = new Set(['br', 'img', 'hr', 'meta', 'link'])
const COLOR = '#[0-9a-f]{6}'

/** What a mail's style attributes, and on a dark screen its style element, do to its texts. */
export function mailTexts(html: string, theme: MailTheme): MailText[] {
  const rules = theme === 'dark' ? darkRules(html) : new Map<string, string>()
  const open: Painted[] = [{ tag: '', color: '#000000', background: '#FFFFFF', isHidden: false }]
  const texts: MailText[] = []
  for (const [, closing, name, attributes = '', words] of bodyOf(html).matchAll(NODE)) {
    const around = open.at(-1)!
    const tag = name?.toLowerCase()
    if (!tag) {
      const text = (words ?? '').replaceAll('&nbsp;', ' ').trim()
      if (text && !around.isHidden) texts.push(shown(text, around))
    } else if (closing) {
      if (around.tag !== tag) throw new Error(`</${tag}> in <${around.tag}>`)
      open.pop()
    } else {
      const painted = paint(tag, attributes, around, rules)
      const alt = tag === 'img' && attributeOf(attributes, 'alt')
      if (alt) texts.push(shown(alt, painted))
      if (!VOID.has(tag)) open.push(painted)
    }
  }
  return texts
}

function shown(text: string, { color, background }: Painted): MailText {
  return { text, color, background }
}

function paint(
  tag: string,
  attributes: string,
  around: Painted,
  rules: ReadonlyMap<string, string>
): Painted {
  const own = attributeOf(attributes, 'style') ?? ''
  const classes = (attributeOf(attributes, 'class') ?? '').split(/\s+/)
  const style = [own, ...classes.map((name) => rules.get(name) ?? '')].join(';')
  return {
    tag,
    color: lastOf(style, 'color') ?? (tag === 'a' ? null : around.color),
    background: lastOf(style, 'background-color') ?? around.background,
    isHidden: around.isHidden || /(^|;)\s*display:none/.test(own),
  }
}

/** Only those with `!important` beat a style attribute. */
function darkRules(html: string): Map<string, string> {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  const [, dark = ''] = /@media \(prefers-color-scheme:dark\)\{(.*)\}$/s.exec(style) ?? []
  const important = (colors: string) =>
    colors
      .split(';')
      .filter((one) => one.endsWith('!important'))
      .map((one) => one.replace('!important', ''))
      .join(';')
  return new Map(
    [...dark.matchAll(/\.([\w-]+)\{([^}]*)\}/g)].map(([, name, colors]) => [
      name!,
      important(colors!),
    ])
  )
}

function lastOf(style: string, property: string): string | undefined {
  const declared = style.matchAll(new RegExp(`(?:^|;)\\s*${property}:\\s*(${COLOR})`, 'gi'))
  return [...declared].at(-1)?.[1]
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1]
}

function bodyOf(html: string): string {
  return html.slice(html.indexOf('<body'), html.indexOf('</html>'))
}

/** Source: WCAG 2.2, relative luminance and contrast ratio. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
