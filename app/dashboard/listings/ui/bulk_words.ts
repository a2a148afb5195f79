export type BulkDeed =
  'archive' | 'publish' | 'draft' | 'duplicate' | 'discard' | 'price' | 'price_back' | 'move'

interface Told {
  outcome: 'done' | 'unchanged' | 'refused'
}

type Words = Record<Told['outcome'], (count: number) => string>

const are = (count: number) => (count === 1 ? 'was' : 'were')

const WORDS: Record<BulkDeed, Words> = {
  archive: {
    done: (count) => `${count} archived`,
    unchanged: (count) => `${count} ${are(count)} already archived`,
    refused: (count) => `${count} couldn’t be archived`,
  },
  publish: {
    done: (count) => `${count} published`,
    unchanged: (count) => `${count} ${are(count)} already published`,
    refused: (count) => `${count} couldn’t be published`,
  },
  draft: {
    done: (count) => `${count} moved to drafts`,
    unchanged: (count) => `${count} ${are(count)} already in drafts`,
    refused: (count) => `${count} couldn’t be moved`,
  },
  duplicate: {
    done: (count) => `${count} duplicated. The ${count === 1 ? 'copy is' : 'copies are'} in Drafts`,
    unchanged: (count) => `${count} stayed`,
    refused: (count) => `${count} couldn’t be duplicated`,
  },
  price: {
    done: (count) => `${count} ${count === 1 ? 'price' : 'prices'} changed`,
    unchanged: (count) => `${count} stayed the same`,
    refused: (count) => `${count} couldn’t be changed`,
  },
  discard: {
    done: (count) => `${count} ${count === 1 ? 'copy' : 'copies'} removed`,
    unchanged: (count) => `${count} stayed`,
    refused: (count) => `${count} couldn’t be removed`,
  },
  price_back: {
    done: (count) => `${count} ${count === 1 ? 'price is' : 'prices are'} as before`,
    unchanged: (count) => `${count} ${are(count)} as before already`,
    refused: (count) => `${count} couldn’t be changed back`,
  },
  move: {
    done: (count) => `${count} moved`,
    unchanged: (count) => `${count} ${are(count)} there already`,
    refused: (count) => `${count} couldn’t be moved`,
  },
}

/** `3 archived, 1 was already archived, 1 couldn’t be archived.` */
export function bulkWords(deed: BulkDeed, results: readonly Told[]): string {
  const parts = (['done', 'unchanged', 'refused'] as const).flatMap((outcome) => {
    const count = results.filter((result) => result.outcome === outcome).length
    return count ? [WORDS[deed][outcome](count)] : []
  })
  return `${parts.join(', ')}.`
}
