import { Sparkles } from 'lucide-react'
import { router } from '@inertiajs/react'
import type { MouseEvent } from 'react'
import { ButtonLink } from '#app/kit/button/button_link'
import type { ListingImage } from '#app/properties/drafts/ui/draft'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { redesignAction } from '#app/properties/ui/redesign_action'

interface RedesignLinkProps {
  image: ListingImage
  /** from 1 */
  place: number
}

/** To the designer with one photo of the listing. */
export function RedesignLink({ image, place }: RedesignLinkProps) {
  const { state } = useEditor()
  const visit = useSavedVisit()
  const { label, icon, href } = redesignAction(image, state.listing.slug)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <ButtonLink href={href} icon={icon} onClick={visit(href)}>
        {label}
      </ButtonLink>
      <p className="text-13 text-muted">
        {place === 1 ? 'The cover photo' : `Photo ${place}`}, in the designer.
      </p>
    </div>
  )
}

/** To one look for all photos of the listing. */
export function RestyleLink() {
  const { state } = useEditor()
  const visit = useSavedVisit()
  const page = `/properties/${state.listing.slug}/restyle`

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <ButtonLink href={page} icon={Sparkles} onClick={visit(page)}>
        Restyle this listing
      </ButtonLink>
      <p className="text-13 text-muted">One look for all rooms, labeled as virtual staging.</p>
    </div>
  )
}

/** For links out of the editor: saves first, so that the page finds new photos. */
function useSavedVisit() {
  const { session } = useEditor()
  return (page: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return void session.flush()
    event.preventDefault()
    void session.flush().then(() => router.visit(page))
  }
}
