import { Sparkles } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { useSavedVisit } from '#app/properties/ui/hooks/use_saved_visit'

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
