import { SortableRows } from '#app/kit/list/sortable_rows'
import { partsInOrder } from '#app/properties/contract/part_order'
import type { PagePart } from '#app/properties/contract/listing_options'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { FieldPlace } from '#app/properties/ui/components/editor/editor_field'

const LABELS: Record<PagePart, string> = {
  overview: 'Description',
  walkthrough: 'Walkthrough',
  features: 'Highlights',
  rooms: 'Rooms',
  floor_plans: 'Floor plans',
  staging: 'Virtually staged',
  neighborhood: 'Neighborhood',
  location: 'Location',
  documents: 'Documents',
  agent: 'Agent and contact',
}

export function OrderSection() {
  const { session, state } = useEditor()
  const order = partsInOrder(state.draft.fields.component_order)
  return (
    <FieldPlace name="component_order">
      <section className="flex flex-col gap-5 border-t border-line pt-7">
        <div>
          <h2 className="text-22">Order of the page</h2>
          <p className="mt-1 text-13 text-muted">
            Drag, or use the arrow keys. Parts without content stay hidden.
          </p>
        </div>
        <SortableRows
          label="Parts of the page"
          rows={order.map((part) => ({ id: part, label: LABELS[part] }))}
          onOrder={(next) => session.edit({ component_order: next })}
        />
      </section>
    </FieldPlace>
  )
}
