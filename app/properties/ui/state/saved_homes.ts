import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { Store } from '#app/kit/hooks/store'
import { toast } from '#app/kit/toast/toast'

/** What was saved or not since the pages came, by account and listing: every heart of a home shows the same. */
export const changedSaves = new Store<ReadonlyMap<string, boolean>>(new Map())

const running = new Set<string>()

export function saveKey(accountId: number, slug: string): string {
  return `${accountId} ${slug}`
}

/** Shows at once what was asked for; a failure takes it back. @param isSaved as the server last told */
export async function changeSave(
  key: string,
  slug: string,
  wanted: boolean,
  isSaved: boolean
): Promise<void> {
  remember(key, wanted)
  if (running.has(key)) return
  running.add(key)
  let known = isSaved
  try {
    while (changedSaves.snapshot().get(key) !== known) {
      const asked = changedSaves.snapshot().get(key)!
      known = await answerOf(slug, asked)
    }
  } catch (error) {
    remember(key, known)
    toast.error(sentenceOf(error))
  } finally {
    running.delete(key)
  }
}

async function answerOf(slug: string, isSaved: boolean): Promise<boolean> {
  const route = api.api.api.savedProperties
  const call = isSaved ? route.store({ params: { slug } }) : route.destroy({ params: { slug } })
  return (await answered<{ property: { is_saved: boolean } }>(call)).property.is_saved
}

function remember(key: string, isSaved: boolean) {
  changedSaves.set(new Map(changedSaves.snapshot()).set(key, isSaved))
}
