import { useEffect, useEffectEvent, useState, type ChangeEvent, type DragEvent } from 'react'
import { FilePlus2, ImagePlus } from 'lucide-react'
import { classStyle } from '#app/kit/display/class_style'
import { ACCEPTED_FILES } from '#app/kit/upload/upload_checks'

const dropStyle = classStyle({
  base: [
    'grid cursor-pointer place-items-center rounded-6 border border-dashed border-faint text-center text-13 text-muted',
    'hover:border-ink hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass',
  ],
  variants: {
    shape: {
      zone: 'gap-2 px-5 py-10',
      tile: 'aspect-3/2 size-full gap-1 p-2',
    },
    isOver: { true: 'border-brass bg-raised text-ink' },
  },
})

/** What a drop zone takes, and how it says so. */
export interface DroppedKind {
  /** for the file input */
  accept: string
  /** in the plural */
  name: string
  note: string
}

export const PICTURES: DroppedKind = {
  accept: ACCEPTED_FILES,
  name: 'photos',
  note: 'JPEG, PNG, WebP, AVIF or HEIC, up to 25\u00a0MB each',
}

interface UploadDropProps {
  onFiles: (files: Iterable<File>) => void
  /** A wide drop zone, or a tile in a grid of pictures. */
  shape?: 'zone' | 'tile'
  /** Allows several pictures at once. */
  isMany?: boolean
  /** Takes pictures pasted anywhere on the page; only one per page may. */
  takesPaste?: boolean
  takes?: DroppedKind
}

/** Takes photos that are dropped, chosen or pasted. */
export function UploadDrop({
  onFiles,
  shape = 'zone',
  isMany = true,
  takesPaste = true,
  takes = PICTURES,
}: UploadDropProps) {
  const [isOver, setOver] = useState(false)
  const Icon = takes.accept.startsWith('image/') ? ImagePlus : FilePlus2

  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(isMany ? files : files.slice(0, 1))
    return files.length > 0
  }
  const takePaste = useEffectEvent((event: ClipboardEvent) => {
    if (take(event.clipboardData?.files)) event.preventDefault()
  })
  useEffect(() => {
    if (!takesPaste) return
    const listen = (event: ClipboardEvent) => takePaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [takesPaste])

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files)
    target.value = ''
  }
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <label
      className={dropStyle({ shape, isOver })}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept={takes.accept}
        multiple={isMany}
        onChange={choose}
        className="sr-only"
      />
      <span className="flex flex-col items-center gap-2">
        <Icon size={shape === 'zone' ? 28 : 20} strokeWidth={1.25} aria-hidden />
        {shape === 'zone' ? (
          <span>
            <span className="block text-15 text-ink pointer-coarse:hidden">
              {isMany
                ? `Drop ${takes.name} here, or choose files`
                : 'Drop a photo here, or choose a file'}
            </span>
            <span className="hidden text-15 text-ink pointer-coarse:block">
              {isMany ? `Choose ${takes.name}` : 'Choose a photo'}
            </span>
            {isMany ? takes.note : takes.note.replace(/ each$/, '')}
          </span>
        ) : (
          <span>
            <span className="pointer-coarse:hidden">Drop or choose</span>
            <span className="hidden pointer-coarse:inline">Choose</span>
            <span className="sr-only"> photos</span>
          </span>
        )}
      </span>
    </label>
  )
}
