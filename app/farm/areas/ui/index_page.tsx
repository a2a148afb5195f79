import { useMemo, useState } from 'react'
import { Head } from '@inertiajs/react'
import { Map as MapIcon, Pencil } from 'lucide-react'
import { wrapLongitude } from '#app/common/geo/geo_point'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { EmptyState } from '#app/kit/list/empty_state'
import { toast } from '#app/kit/toast/toast'
import { useLocale } from '#app/kit/hooks/use_reader'
import type { Pin } from '#app/places/map/ui/map_pin'
import type { MapPoint } from '#app/places/map/ui/use_map_area'
import { AreaContent, useAreaContent } from '#app/farm/areas/ui/area_content'
import { AreaList, AreaNameDialog } from '#app/farm/areas/ui/area_list'
import { AreaMap } from '#app/farm/areas/ui/area_map'
import { FarmFrame } from '#app/farm/ui/farm_frame'
import type { Area } from '#app/farm/ui/types'
import { shortHomePrice } from '#app/search/ui/price_words'

interface FarmProps {
  areas: Area[]
  chosen_id: number | null
}

type Polygon = Area['polygon']

/** The areas a realtor works on, and what happens inside. */
export default function Farm({ areas, chosen_id: firstId }: FarmProps) {
  const [chosenId, setChosenId] = useState(firstId)
  const [drawn, setDrawn] = useState<Polygon | null>(null)
  /** `new`, or the area whose outline is drawn again */
  const [drawing, setDrawing] = useState<'new' | Area | null>(null)
  const { run, isRunning, refusal } = useCall()
  const chosen = areas.find(({ id }) => id === chosenId) ?? null
  const locale = useLocale()
  const content = useAreaContent(chosen)
  const people = content.contacts.items
  const homes = content.listings.items
  const pins = useMemo(() => pinsOf(people, homes, locale), [people, homes, locale])

  const draw = () => {
    setDrawing('new')
    setDrawn(null)
  }
  const finish = async (corners: MapPoint[]) => {
    const polygon = corners.map(({ longitude, latitude }): Polygon[number] => [
      Number(wrapLongitude(longitude).toFixed(6)),
      Number(latitude.toFixed(6)),
    ])
    if (drawing === 'new') {
      setDrawing(null)
      return setDrawn(polygon)
    }
    if (!drawing) return
    const params = { id: drawing.id }
    setDrawing(null)
    const call = () => answered(api.api.api.areas.update({ params, body: { area: { polygon } } }))
    if (!(await run(call))) return toast.error('We couldn’t save the area. Draw it again.')
    reloadPage({ only: ['areas'] })
  }
  const create = async (name: string) => {
    const area = { name, polygon: drawn }
    const answer = await run(() => answered(api.api.api.areas.store({ body: { area } })))
    if (!answer) return
    setDrawn(null)
    reloadPage({ only: ['areas'], onSuccess: () => setChosenId(answer.area.id) })
  }

  return (
    <FarmFrame
      tab="areas"
      action={
        <Button icon={Pencil} variant="primary" disabled={drawing !== null} onClick={draw}>
          Draw area
        </Button>
      }
    >
      <Head title="Farm" />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-10">
        <div className="max-lg:order-last">
          {areas.length > 0 ? (
            <AreaList
              areas={areas}
              chosenId={chosenId}
              onChoose={setChosenId}
              onRedraw={(area) => {
                setChosenId(area.id)
                setDrawing(area)
              }}
            />
          ) : (
            <EmptyState icon={MapIcon} title="No areas yet">
              Draw the streets you work on. You’ll see who lives there and what comes on the market.
            </EmptyState>
          )}
        </div>
        <div className="min-w-0">
          <AreaMap
            areas={areas}
            chosen={chosen}
            pins={pins}
            isDrawing={drawing !== null}
            onDrawn={(corners) => void finish(corners)}
            onCancel={() => setDrawing(null)}
          />
        </div>
      </div>
      {chosen && (
        <div className="mt-10">
          <h2 dir="auto" className="mb-2 text-28 wrap-anywhere">
            {chosen.name}
          </h2>
          <AreaContent key={chosen.id} area={chosen} content={content} />
        </div>
      )}
      {drawn && (
        <AreaNameDialog
          title="Name the area"
          initial=""
          isSaving={isRunning}
          refusal={refusal}
          onSave={(name) => void create(name)}
          onClose={() => setDrawn(null)}
        />
      )}
    </FarmFrame>
  )
}

type Content = ReturnType<typeof useAreaContent>

function pinsOf(
  contacts: Content['contacts']['items'],
  listings: Content['listings']['items'],
  locale: string
): Pin[] {
  const people = contacts.flatMap(({ id, name, email, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [{ id: `contact ${id}`, latitude, longitude, label: name ?? email ?? 'A contact' }]
  )
  const homes = listings.map(({ id, latitude, longitude, name, ...home }) => {
    const text = shortHomePrice(home, locale)
    return { id, latitude, longitude, text, label: `${name}, ${text}` }
  })
  return [...people, ...homes]
}
