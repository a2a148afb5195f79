import { ButtonLink } from '#app/kit/button/button_link'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import type { ListingImage } from '#app/properties/ui/components/editor/state/draft'
import { redesignAction } from '#app/properties/ui/components/redesign_action'
import { useSavedVisit } from '#app/properties/ui/hooks/use_saved_visit'

interface RedesignLinkProps {
  image: ListingImage
  /** from 1 */
  place: number
}

/** To the designer with one photo of the listing. */
export function RedesignLink({ image, place }: RedesignLinkProps) {
  const { state } = useEditor()
  const visit = useSavedVisit()
  const { label, icon, href } = redesignAction(image.url, state.listing.slug)
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
