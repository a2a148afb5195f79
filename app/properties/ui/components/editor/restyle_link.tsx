import { router } from '@inertiajs/react'
import type { MouseEvent } from 'react'
import { Sparkles } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'

/** To one look for all photos of the listing. */
export function RestyleLink() {
  const { session, state } = useEditor()
  const page = `/properties/${state.listing.slug}/restyle`

  /** Saves first, so that new photos can be chosen there. */
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return void session.flush()
    event.preventDefault()
    void session.flush().then(() => router.visit(page))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <ButtonLink href={page} icon={Sparkles} onClick={go}>
        Restyle this listing
      </ButtonLink>
      <p className="text-13 text-muted">One look for all rooms, labeled as virtual staging.</p>
    </div>
  )
}
