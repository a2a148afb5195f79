import { useState } from 'react'
import { Spinner } from '#app/kit/list/spinner'
import { toast } from '#app/kit/toast/toast'
import dining from '#app/designs/ui/samples/dining.jpg'
import bedroom from '#app/designs/ui/samples/bedroom.jpg'
import living from '#app/designs/ui/samples/living.jpg'

const SAMPLES = [
  { name: 'Living room', url: living, roomType: 'living-room' },
  { name: 'Bedroom', url: bedroom, roomType: 'bedroom' },
  { name: 'Dining room', url: dining, roomType: 'dining-room' },
]

const FAILED = "We couldn't load that sample room. Check your connection and try again."

interface SampleRoomsProps {
  onTake: (file: File, roomType: string) => void
}

export function SampleRooms({ onTake }: SampleRoomsProps) {
  const [loading, setLoading] = useState<string | null>(null)
  const take = async ({ name, url, roomType }: (typeof SAMPLES)[number]) => {
    setLoading(url)
    try {
      const response = await fetch(url)
      if (!response.ok) throw new Error(`${url}: ${response.status}`)
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
