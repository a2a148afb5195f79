import { UploadDrop } from '#app/kit/upload/upload_drop'
import { CameraButton } from '#app/designs/ui/components/stage/camera_button'
import { SampleRooms } from '#app/designs/ui/components/stage/sample_rooms'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'

export function EmptyStage() {
  const { draft, choose } = useDesignerState()
  const takeFiles = (files: Iterable<File>) => {
    const [file] = files
    if (file) draft.take(file)
  }

  return (
    <div className="flex flex-col gap-9">
      <div>
        <h2 className="text-28 md:text-36">Show us a room</h2>
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
