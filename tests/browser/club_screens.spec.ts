import { testScreens } from '#tests/browser/screens'
import type { Visitor } from '#tests/support/visitor'

/** The first row of a list, whose paths differ from run to run. */
async function first<Row>(visitor: Visitor, path: string, of: (answer: never) => Row[]) {
  const answer = await visitor.get(path)
  return of((await answer.json()) as never)[0]
}

interface Rows<Row> {
  data: Row[]
}

async function pathsOf(visitor: Visitor): Promise<Record<string, string>> {
  const dream = await first(
    visitor,
    '/api/dreams?kind=own',
    (a: { dreams: { id: number }[] }) => a.dreams
  )
  const request = await first(
    visitor,
    '/api/offering-requests',
    (a: { requests: Rows<{ id: number }> }) => a.requests.data
  )
  const offering = await first(
    visitor,
    '/api/offerings?own=1',
    (a: { offerings: Rows<{ slug: string }> }) => a.offerings.data
  )
  return {
    dream: `/dreams/${dream.id}`,
    request: `/offerings/requests/${request.id}`,
    offering: `/offerings/${offering.slug}`,
  }
}

async function journalOf(visitor: Visitor): Promise<Record<string, string>> {
  const journal = await first(
    visitor,
    '/api/journals?own=1',
    (a: { journals: Rows<{ slug: string }> }) => a.journals.data
  )
  const answer = await visitor.get(`/api/journals/${journal.slug}`)
  const { entries } = (await answer.json()) as { entries: Rows<{ id: number }> }
  const path = `/journals/${journal.slug}`
  return { journal: path, entry: `${path}/entries/${entries.data[0].id}` }
}

testScreens('Screens of the club', {
  handle: 'mila',
  paths: [
    'dream',
    'offering',
    'offering/edit',
    'request',
    '/offerings/requests?role=provider',
    '/offerings/requests?role=provider&view=calendar',
    '/pursuits',
    '/pursuits?view=list',
  ],
  prepare: async (signIn) => pathsOf(await signIn('mila')),
})

testScreens('Screens of journals', {
  handle: 'mila',
  paths: ['/journals', 'journal', 'entry', 'entry/edit'],
  prepare: async (signIn) => journalOf(await signIn('mila')),
})
