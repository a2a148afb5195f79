import { Checkbox } from '#app/kit/form/checkbox'
import { Select } from '#app/kit/form/select'
import { Photo } from '#app/kit/media/photo'
import type { PhotoChoice } from '#app/designs/restyles/ui/restyle_choice'
import type { LookOption } from '#app/designs/ui/types'

interface PhotoChoiceCardProps {
  choice: PhotoChoice
  /** 1 is the first */
  place: number
  rooms: readonly LookOption[]
  onDecide: (change: Partial<Pick<PhotoChoice, 'isChosen' | 'roomType'>>) => void
}

const SIZES = '(min-width: 1280px) 300px, (min-width: 640px) 30vw, 92vw'

/** A select has no empty value. */
const ANY = 'any'

export function PhotoChoiceCard({ choice, place, rooms, onDecide }: PhotoChoiceCardProps) {
  const { photo, isChosen, roomType, reason } = choice
  const options = [
    { value: ANY, label: 'Room: any' },
    ...rooms.map(({ id, label }) => ({ value: id, label })),
  ]
  return (
    <li className="flex min-w-0 flex-col gap-3">
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        onClick={() => onDecide({ isChosen: !isChosen })}
        className={`block overflow-hidden rounded-6 outline-offset-2 outline-brass ${isChosen ? 'outline-2' : 'opacity-55 hover:opacity-80'}`}
      >
        <Photo image={photo.image} ratio="3/2" sizes={SIZES} alt="" />
      </button>
      <Checkbox
        checked={isChosen}
        onChange={({ target }) => onDecide({ isChosen: target.checked })}
        label={
          <span className="line-clamp-2 text-13">
            <span className="sr-only">Restyle: </span>
            {photo.image.alt || `Photo ${place}`}
          </span>
        }
        hint={reason}
      />
      {isChosen && (
        <Select
          aria-label={`Room of photo ${place}`}
          options={options}
          value={roomType ?? ANY}
          onChange={(value) => onDecide({ roomType: value === ANY ? null : value })}
        />
      )}
    </li>
  )
}
