import { useState } from 'react'
import { UsersRound } from 'lucide-react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { listingEditors } from '#app/properties/contract/channel_names'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { useChannel } from '#app/realtime/ui/use_realtime'

/** Says who else has the listing open in the editor, while they do. */
export function OtherEditors() {
  const { state } = useEditor()
  const ownId = String(useAccount()?.id)
  const [names, setNames] = useState<string[]>([])
  useChannel(listingEditors(state.listing.id), {
    events: {},
    onMembers: (ids, members) =>
      setNames(ids.filter((id) => id !== ownId).map((id) => nameIn(members[id]))),
  })
  return (
    <div role="status">
      {names.length > 0 && (
        <p className="flex items-center gap-3 rounded-6 bg-raised p-4 text-13">
          <UsersRound size={18} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
          {listed(names)} {names.length === 1 ? 'is' : 'are'} editing this listing too. You each
          keep what you change.
        </p>
      )}
    </div>
  )
}

function nameIn(member: unknown): string {
  const isNamed = typeof member === 'object' && member !== null && 'name' in member
  return isNamed && typeof member.name === 'string' ? member.name : 'Someone else'
}

const listed = (names: string[]) => new Intl.ListFormat('en').format(names)
