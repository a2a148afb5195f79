export interface FrontMatter {
  fields: Record<string, string>
  text: string
}

const SHAPE = /^---\n(?<head>[\s\S]*?)\n---\n(?<text>[\s\S]*)$/

/** Plain strings only. @throws Error without front matter */
export function splitFrontMatter(file: string): FrontMatter {
  const match = SHAPE.exec(file.replaceAll('\r\n', '\n'))
  if (!match?.groups) throw new Error('The file does not begin with front matter')

  const fields: Record<string, string> = {}
  for (const line of match.groups.head.split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) fields[line.slice(0, colon).trim()] = line.slice(colon + 1).trim()
  }
  return { fields, text: match.groups.text }
}
