import { glob, readFile, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import type { AttemptLimits, RateLimit } from '#app/common/rate_limits/attempts'

const DOCUMENT = app.makePath('docs/limits.md')
const MAXIMUM =
  /(?:\/\*\*(?<why>[^*]*)\*\/\s*)?export const (?<name>MAX_\w+_PER_\w+) = (?<value>[\d_]+)\b/g

const INTRODUCTION = `# Limits

Written from the code: \`WRITE_LIMITS_DOC=1 npm test -- functional --files=functional/limits\` writes it anew, and that test fails while it is outdated. A rate limit stands in a file of its feature that ends in \`limits.ts\`, and \`app/common/rate_limits\` counts; over it, the answer is 429 with \`Retry-After\`. Every write also counts against \`write\`, which the route matrix checks.
`

/** Also of work, which has no address. */
type AnyLimits = Pick<AttemptLimits, 'name'> & Partial<AttemptLimits>

function isLimits(value: unknown): value is AnyLimits {
  const isNamed = typeof value === 'object' && value !== null && 'name' in value
  return isNamed && ('address' in value || 'account' in value)
}

async function sourceFiles(pattern: string): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(pattern, { cwd: app.makePath('.') })) files.push(file)
  return files.filter((file) => !file.includes('/tests/')).sort()
}

async function rateLimits(): Promise<AnyLimits[]> {
  const found: AnyLimits[] = []
  for (const file of await sourceFiles('app/**/*limits.ts')) {
    const exported = Object.values((await import(app.makeURL(file).href)) as object)
    for (const value of exported) {
      found.push(...[value, ...Object.values(Object(value) as object)].filter(isLimits))
    }
  }
  return found.sort((one, other) => one.name.localeCompare(other.name))
}

async function maxima(): Promise<string[]> {
  const lines: string[] = []
  for (const file of await sourceFiles('app/**/*.ts')) {
    const source = await readFile(app.makePath(file), 'utf8')
    for (const { groups } of source.matchAll(MAXIMUM)) {
      const value = Number(groups!.value.replaceAll('_', '')).toLocaleString('en-US')
      lines.push(`| \`${groups!.name}\` | ${value} | \`${file}\` |`)
    }
  }
  return lines
}

const words = (limit?: RateLimit) =>
  limit ? `${limit.requests.toLocaleString('en-US')} in ${limit.every}` : '–'

async function written(): Promise<string> {
  const rates = (await rateLimits()).map(
    ({ name, account, both, address }) =>
      `| \`${name}\` | ${words(account)} | ${words(both)} | ${words(address)} |`
  )
  return [
    INTRODUCTION,
    '## Rates\n',
    '| Limit | One account or mailbox | The same from one address | One address |',
    '| --- | --- | --- | --- |',
    ...rates,
    '\n## Numbers\n',
    '| Limit | At most | Where |',
    '| --- | --- | --- |',
    ...(await maxima()),
    '',
  ].join('\n')
}

test.group('Limits', (group) => {
  group.tap((each) => each.tags(['@no_sql']))

  test('are listed in docs/limits.md', async ({ assert }) => {
    const text = await written()
    if (process.env.WRITE_LIMITS_DOC) await writeFile(DOCUMENT, text)
    assert.equal(await readFile(DOCUMENT, 'utf8'), text)
  })

  test('have names of their own', async ({ assert }) => {
    const names = (await rateLimits()).map(({ name }) => name)
    assert.deepEqual(names, [...new Set(names)])
  })
})
