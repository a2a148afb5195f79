import { Camera } from 'lucide-react'
import { useState } from 'react'
import { useDesignerState } from '#app/designs/designer/ui/designer_context'
import bedroom from '#app/designs/ui/samples/bedroom.jpg'
import dining from '#app/designs/ui/samples/dining.jpg'
import living from '#app/designs/ui/samples/living.jpg'
import { TextLink } from '#app/kit/button/text_link'
import { buttonStyle } from '#app/kit/button/button_style'
import { loadFile } from '#app/kit/calls/request'
import { Spinner } from '#app/kit/list/spinner'
import { toast } from '#app/kit/toast/toast'
import { UploadDrop } from '#app/kit/upload/upload_drop'

export function EmptyStage() {
  const { draft, choose, carried } = useDesignerState()
  const takeFiles = (files: Iterable<File>) => {
    const [file] = files
    if (file) draft.take(file)
  }

  return (
    <div className="flex flex-col gap-9">
      <div>
        <h2 className="text-28 md:text-36">Show us a room</h2>
        {carried && (
          <p className="mt-3 max-w-[52ch]">
            We’ll use the look of{' '}
            <TextLink href={carried.url}>
              <bdi>{carried.title}</bdi>
            </TextLink>
            . Change anything you like.
          </p>
        )}
        <p className="mt-3 max-w-[52ch] text-muted">
          Stand in a corner, hold the camera level and let in the daylight. Walls, windows and doors
          stay where they are. Everything else can change.
        </p>
      </div>
      <div className="flex flex-col gap-3">
        <CameraButton onTake={draft.take} />
        <div className="grid pointer-fine:min-h-56">
          <UploadDrop isMany={false} onFiles={takeFiles} />
        </div>
        {draft.refusal && (
          <p role="alert" className="text-13 text-danger">
            {draft.refusal}
          </p>
        )}
      </div>
      <SampleRooms
        onTake={(file, roomType) => {
          draft.take(file)
          choose({ roomType })
        }}
      />
    </div>
  )
}

/** Opens the camera on phones and tablets; hidden where browsers would open a file dialog. */
function CameraButton({ onTake }: { onTake: (file: File) => void }) {
  return (
    <label
      className={buttonStyle({
        variant: 'ink',
        className:
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass pointer-fine:hidden',
      })}
    >
      <Camera size={18} strokeWidth={1.5} aria-hidden />
      Take a photo
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onTake(file)
          target.value = ''
        }}
      />
    </label>
  )
}

const SAMPLES = [
  { name: 'Living room', url: living, roomType: 'living-room' },
  { name: 'Bedroom', url: bedroom, roomType: 'bedroom' },
  { name: 'Dining room', url: dining, roomType: 'dining-room' },
]

const FAILED = 'We couldn’t load that sample room. Check your connection and try again.'

interface SampleRoomsProps {
  onTake: (file: File, roomType: string) => void
}

function SampleRooms({ onTake }: SampleRoomsProps) {
  const [loading, setLoading] = useState<string | null>(null)
  const take = async ({ name, url, roomType }: (typeof SAMPLES)[number]) => {
    setLoading(url)
    try {
      const response = await loadFile(url)
      onTake(new File([await response.blob()], `${name}.jpg`, { type: 'image/jpeg' }), roomType)
    } catch {
      toast.error(FAILED)
    } finally {
      setLoading(null)
    }
  }

  return (
    <section aria-labelledby="samples">
      <h2 id="samples" className="text-22">
        Or try a sample room
      </h2>
      <ul className="mt-4 grid grid-cols-3 gap-3 md:gap-4">
        {SAMPLES.map((sample) => (
          <li key={sample.url}>
            <button
              type="button"
              aria-busy={loading === sample.url}
              onClick={() => void take(sample)}
              className="group relative block w-full rounded-6 text-left"
            >
              <img
                src={sample.url}
                alt=""
                width={1080}
                height={720}
                loading="lazy"
                className="aspect-3/2 w-full rounded-6 bg-raised object-cover transition-opacity duration-200 group-hover:opacity-85"
              />
              {loading === sample.url && (
                <span className="absolute inset-x-0 top-0 grid aspect-3/2 place-items-center rounded-6 bg-black/40 text-white">
                  <Spinner size={24} />
                </span>
              )}
              <span dir="auto" className="mt-2 block text-13 text-muted group-hover:text-ink">
                {sample.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
