import { Camera } from 'lucide-react'
import { buttonStyle } from '#app/kit/button/button_style'

/** Opens the camera on phones and tablets; hidden where browsers would open a file dialog. */
export function CameraButton({ onTake }: { onTake: (file: File) => void }) {
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
