import { lazy, Suspense } from 'react'
import { Spinner } from '#app/kit/list/spinner'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { PartSection } from '#app/properties/ui/components/editor/part_section'
import { PartText } from '#app/properties/ui/components/editor/part_text'
import { uiModules } from '#app/ui_modules'

const CHOOSERS = uiModules
  .flatMap(({ listingMedia }) => listingMedia ?? [])
  .flatMap(({ name, loadChooser }) => (loadChooser ? [{ name, Chooser: lazy(loadChooser) }] : []))

/** The walkthrough’s title, and where one chooses what other modules show of the listing. */
export function MediaSections() {
  const { session, state } = useEditor()
  const { walkthrough } = state.draft.parts
  return (
    <PartSection part="walkthrough" title="Walkthrough" hint="A video tour, room by room.">
      <PartText
        label="Title"
        placeholder="Walkthrough"
        value={walkthrough.title}
        onChange={(title) => session.editPart('walkthrough', { title })}
      />
      <Suspense fallback={<Spinner size={20} />}>
        {CHOOSERS.map(({ name, Chooser }) => (
          <Chooser key={name} slug={state.listing.slug} />
        ))}
      </Suspense>
    </PartSection>
  )
}
