import { planeHit, rayThrough, type RoomBox } from './room_box.js'
import type { RoomFrame } from './room_frame.js'

export function drawPlanes(
  frame: RoomFrame,
  box: RoomBox,
  width: number,
  height: number
): Uint8Array {
  const toX = frame.width / width
  const toY = frame.height / height
  const planes = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      planes[y * width + x] = planeHit(rayThrough(frame, (x + 0.5) * toX, (y + 0.5) * toY), box)
    }
  return planes
}
