/** Letters of these look like no Latin ones. */
const APART = [
  /^[\p{sc=Han}\p{sc=Hiragana}\u30a1-\u30ba\u30bc-\u30cd\u30cf-\u30f2\u30f4-\u30fa]+$/u,
  /^\p{sc=Hangul}+$/u,
  /^\p{sc=Arabic}+$/u,
  /^\p{sc=Hebrew}+$/u,
  /^\p{sc=Devanagari}+$/u,
  /^\p{sc=Bengali}+$/u,
  /^\p{sc=Tamil}+$/u,
  /^\p{sc=Thai}+$/u,
  /^\p{sc=Georgian}+$/u,
]
/** Those of these do, except under a domain of their own. */
const ALIKE = [/^\p{sc=Cyrillic}+$/u, /^\p{sc=Greek}+$/u, /^\p{sc=Armenian}+$/u]
/** Latin letters with accents that are seen above or through the letter. */
const ACCENTED = /^[a-zß-öøù-ýÿāăćĉċčďēĕėěĝğġĥīĭĺľńňōŏőŕřśŝšťūŭůűŵŷźżžœæ]+$/

/** Whether a host can't be taken for another one. */
export function isHonestHost(host: string): boolean {
  const labels = host.toLowerCase().split('.')
  if (host.normalize('NFKC') !== host) return false
  const top = labels.at(-1) ?? ''
  const own = ALIKE.find((script) => script.test(top))
  return labels.every((label) => {
    const letters = label.replace(/[0-9-]/g, '')
    if (/^[a-z_:[\]]*$/.test(letters)) return true
    return [...APART, ACCENTED, ...(own ? [own] : [])].some((script) => script.test(letters))
  })
}

/** Words that read as an address: with a scheme, with `www.`, or with a common end. */
const WRITTEN =
  /^(?:https?:\/\/|(?=www\.)|(?=[^\s/?#@:]+\.(?:com|net|org|info|biz|edu|gov|io|co|app|dev)(?:[/?#:]|$)))([^\s/?#@]*@)?([^\s/?#@:]+\.[^\s/?#@:]+)(?::\d+)?(?:[/?#]\S*)?$/iu

const MAX_WRITTEN_CHARACTERS = 500

/** The words of a link. If they read as another address than its own, the host that it leads to. */
export function honestWords(words: string, href: string): string {
  const line = words.trim()
  const written = line.length > MAX_WRITTEN_CHARACTERS ? null : WRITTEN.exec(line)
  if (!written) return words
  const [, person, shown] = written
  const host = hostOf(href)
  const isSame = withoutWww(hostOf(`http://${shown}`)) === withoutWww(host)
  return isSame && !person && isHonestHost(shown) ? words : words.replace(line, () => host)
}

function hostOf(url: string): string {
  if (!URL.canParse(url)) return ''
  const { hostname, pathname } = new URL(url)
  return hostname || pathname
}

const withoutWww = (host: string) => host.replace(/^www\./, '')
