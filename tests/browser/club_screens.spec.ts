import { testScreens } from '#tests/browser/screens'
import type { Visitor } from '#tests/support/visitor'

const BOARD = 'A house by the sea'

testScreens('Screens of a club member', {
  handle: 'mila',
  paths: [
    'offering/edit',
    'request',
    '/offerings/requests?role=customer',
    '/pursuits?view=list',
    '/pursuits?view=board',
    'comparison',
    'board',
    '/journals',
    'journal',
    'entry',
    'entry/edit',
    'draft/edit',
    'design/share',
    '/club-coin',
  ],
  prepare: async (signIn) => {
    const mila = await signIn('mila')
    return {
      offering: await ownOffering(mila),
      request: await sentRequest(mila),
      comparison: await comparison(mila),
      board: await boardNamed(mila, BOARD),
      ...(await journalOf(mila)),
      draft: await newDraft(mila),
      design: await newestDesign(mila),
    }
  },
})

testScreens('Screens of the club for guests', {
  paths: [
    'public_offering',
    'shared_board',
    '/journals?q=zzz',
    'public_journal',
    'public_entry',
    '/wiki/luxury/capital-gains',
  ],
  prepare: async (signIn) => {
    const mila = await signIn('mila')
    const { journal, entry } = await journalOf(mila)
    return {
      public_offering: await ownOffering(mila),
      shared_board: await sharedBoard(mila),
      public_journal: journal,
      public_entry: entry,
    }
  },
})

async function jsonOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}

async function ownOffering(visitor: Visitor): Promise<string> {
  const { offerings } = (await jsonOf(await visitor.get('/api/offerings?own=1'))) as {
    offerings: { data: { slug: string }[] }
  }
  return `/offerings/${offerings.data[0].slug}`
}

async function sentRequest(visitor: Visitor): Promise<string> {
  const { requests } = (await jsonOf(
    await visitor.get('/api/offering-requests?role=customer')
  )) as { requests: { data: { id: number }[] } }
  return `/offerings/requests/${requests.data[0].id}`
}

/** Of the first homes on the board, side by side. */
async function comparison(visitor: Visitor): Promise<string> {
  const { pursuits } = (await jsonOf(await visitor.get('/api/pursuits'))) as {
    pursuits: { data: { property: { slug: string } | null }[] }
  }
  const slugs = pursuits.data.flatMap(({ property }) => property?.slug ?? [])
  return `/search/compare?homes=${slugs.slice(0, 2).join(',')}`
}

interface Board {
  id: number
  title: string
}

async function boardsOf(visitor: Visitor): Promise<Board[]> {
  const { dreams } = (await jsonOf(await visitor.get('/api/dreams'))) as { dreams: Board[] }
  return dreams
}

async function boardNamed(visitor: Visitor, title: string): Promise<string> {
  const boards = await boardsOf(visitor)
  return `/dreams/${boards.find((board) => board.title === title)?.id}`
}

/** What the link of a board opens. */
async function sharedBoard(visitor: Visitor): Promise<string> {
  const board = (await boardsOf(visitor)).find(({ title }) => title === BOARD)
  const change = JSON.stringify({ dream: { visibility: 'link' } })
  const { dream } = (await jsonOf(
    await visitor.send('PATCH', `/api/dream/${board?.id}`, change, {
      'content-type': 'application/json',
    })
  )) as { dream: { share_path: string } }
  return dream.share_path
}

async function journalOf(visitor: Visitor): Promise<{ journal: string; entry: string }> {
  const { journals } = (await jsonOf(await visitor.get('/api/journals?own=1'))) as {
    journals: { data: { slug: string }[] }
  }
  const [{ slug }] = journals.data
  const { entries } = (await jsonOf(await visitor.get(`/api/journals/${slug}`))) as {
    entries: { data: { id: number }[] }
  }
  return { journal: `/journals/${slug}`, entry: `/journals/${slug}/entries/${entries.data[0].id}` }
}

async function newestDesign(visitor: Visitor): Promise<string> {
  const { designs } = (await jsonOf(await visitor.get('/api/designs'))) as {
    designs: { data: { id: number }[] }
  }
  return `/designs/${designs.data[0].id}`
}

/** An entry without words, in a journal of its own. */
async function newDraft(visitor: Visitor): Promise<string> {
  const { journal } = (await jsonOf(
    await visitor.post('/api/journals', { journal: { title: 'Notes for later' } })
  )) as { journal: { slug: string } }
  const { entry } = (await jsonOf(
    await visitor.post(`/api/journals/${journal.slug}/entries`, {})
  )) as { entry: { id: number } }
  return `/journals/${journal.slug}/entries/${entry.id}`
}
