import { useState } from 'react'
import { readRichText } from '#app/common/rich_text/rich_text'
import { richTextWordsOf } from '#app/common/rich_text/rich_text_words'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { Avatar } from '#app/kit/display/avatar'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { listingEditors } from '#app/properties/listing_options'
import { useChannel } from '#app/realtime/ui/use_realtime'

const MAX_SHOWN_CHARACTERS = 120

/** Says that somebody else edits too, and asks where both changed the same. */
export function MergeNotice() {
  const { session, state } = useEditor()
  const { conflicts, isMerged } = state
  return (
    <div role="status">
      {isMerged && (
        <div className="flex flex-col gap-4 rounded-6 bg-raised p-4 text-13">
          <p>Someone else is editing this listing too. Their changes are here as well.</p>
          {conflicts.map((conflict) => (
            <div key={conflict.key} className="flex flex-col gap-2 border-t border-line pt-3">
              {conflict.key === 'images' ? (
                <p>You both rearranged the photos. They’re in the other person’s order now.</p>
              ) : (
                <p>
                  You both changed the {nameOf(conflict.key)}. It says {shown(conflict.theirs)} now;
                  you wrote {shown(conflict.mine)}.
                </p>
              )}
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => session.resolve(conflict, true)}>
                  Use mine
                </Button>
                <Button size="sm" variant="quiet" onClick={() => session.resolve(conflict, false)}>
                  Keep theirs
                </Button>
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** `hero.headline` is the headline. */
function nameOf(key: string): string {
  if (key.startsWith('alt.')) return 'alt text of a photo'
  if (key.startsWith('caption.')) return 'caption of a staged photo'
  const [part, name = part] = key.split('.')
  const [of, words] = [part, name].map((each) => each.replaceAll('_', ' '))
  if (name === part || name === 'headline' || name === 'subline') return words
  return of.endsWith(words) ? of : `${of} ${words}`
}

function shown(value: unknown): string {
  const words = wordsIn(value)
  if (!words) return 'nothing'
  return `“${words.length > MAX_SHOWN_CHARACTERS ? `${words.slice(0, MAX_SHOWN_CHARACTERS)} …` : words}”`
}

function wordsIn(value: unknown): string {
  const text = readRichText(value)
  if (text) return richTextWordsOf(text)
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(', ')
  if (typeof value === 'object' && value !== null) {
    return 'name' in value ? wordsIn(value.name) : wordsIn(Object.values(value))
  }
  return value === null || value === undefined ? '' : String(value)
}

interface OtherEditor {
  id: string
  name: string
  avatar: string | null
}

/** Portraits beside each other; the sentence names everybody. */
const MAX_PORTRAITS = 4

/** Says who else has the listing open in the editor, while they do. */
export function OtherEditors() {
  const { state } = useEditor()
  const ownId = String(useAccount()?.id)
  const [others, setOthers] = useState<OtherEditor[]>([])
  useChannel(listingEditors(state.listing.id), {
    events: {},
    onMembers: (ids, members) =>
      setOthers(ids.filter((id) => id !== ownId).map((id) => editorFrom(id, members[id]))),
  })
  return (
    <div role="status">
      {others.length > 0 && (
        <div className="flex items-center gap-3 rounded-6 bg-raised p-4 text-13">
          <span className="flex shrink-0 -space-x-2">
            {others.slice(0, MAX_PORTRAITS).map(({ id, name, avatar }) => (
              <span key={id} className="rounded-full border-2 border-raised">
                <Avatar name={name} src={avatar} size="sm" />
              </span>
            ))}
          </span>
          <p className="min-w-0">
            {listed(others.map(({ name }) => isolated(name)))} {others.length === 1 ? 'is' : 'are'}{' '}
            editing this listing too. You each keep what you change.
          </p>
        </div>
      )}
    </div>
  )
}

/** @param member what `editorIn` tells of them */
function editorFrom(id: string, member: unknown): OtherEditor {
  const told: Record<string, unknown> = { ...(typeof member === 'object' ? member : {}) }
  const { name, avatar } = told
  return {
    id,
    name: typeof name === 'string' ? name : 'Someone else',
    avatar: typeof avatar === 'string' ? avatar : null,
  }
}

const listed = (names: string[]) => new Intl.ListFormat('en').format(names)
