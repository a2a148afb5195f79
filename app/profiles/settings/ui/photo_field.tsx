import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useRef, useState } from 'react'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { Avatar } from '#app/kit/display/avatar'
import { ACCEPTED_FILES, refusalOf } from '#app/kit/upload/upload_checks'
import { UploadList } from '#app/kit/upload/upload_list'
import { useUploads } from '#app/kit/upload/use_uploads'

const CropDialog = lazyPart(() => import('#app/profiles/settings/ui/crop_dialog'))

interface PhotoFieldProps {
  name: string
  photo: string | null
  /** "Profile photo" */
  label: string
  shape?: 'round' | 'square'
  /** @param photoId of the uploaded picture; null removes the photo */
  onSave: (photoId: number | null) => Promise<unknown>
}

/** The photo of a person or team: picking one crops, uploads and saves it. */
export function PhotoField({ name, photo, label, shape, onSave }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { run, isRunning, refusal } = useCall()
  const uploads = useUploads({
    purpose: 'avatar',
    onUploaded: ({ id }) => void run(() => onSave(id)),
  })

  const choose = (file: File | undefined) => {
    if (!file) return
    const reason = refusalOf(file)
    setProblem(reason)
    if (!reason) setChosen(file)
  }
  const upload = (file: File) => {
    setChosen(null)
    uploads.add([file])
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-6">
        <Avatar name={name} src={photo} size="xl" shape={shape} />
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            <Button size="sm" isLoading={isRunning} onClick={() => input.current?.click()}>
              {photo ? 'Change photo' : 'Add photo'}
            </Button>
            {photo && (
              <Button size="sm" variant="quiet" onClick={() => void run(() => onSave(null))}>
                Remove
              </Button>
            )}
          </div>
          <p className="text-13 text-muted">JPEG, PNG, WebP, AVIF or HEIC, up to 25 MB</p>
        </div>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED_FILES}
          aria-label={label}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            choose(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      <UploadList uploads={uploads} />
      {problem && (
        <p role="alert" className="text-13 text-danger">
          {problem}
        </p>
      )}
      <RefusalNote refusal={refusal} />
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            file={chosen}
            shape={shape}
            onCropped={upload}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
