import type { RoomLayout } from '#app/redesign/analysis/describe_room'
import { judgeRectangles } from '#app/redesign/analysis/judge_rectangles'
import type { WindowCorners } from '#app/redesign/analysis/keep_views'
import type { LabImage } from '#app/redesign/analysis/lab_image'
import { fromWall } from '#app/redesign/analysis/room_box'
import { findWallRectangles } from '#app/redesign/analysis/wall_rectangles'

/** Windows that lines form on the walls and that look outdoors; px of the colors. */
export function findWindows(
  { frame, fitted: { box }, segments }: RoomLayout,
  colors: LabImage
): WindowCorners[] {
  const scale = colors.width / frame.width
  const rectangles = findWallRectangles(frame, box, segments)
  return judgeRectangles(rectangles, frame, box, colors)
    .filter(({ kind }) => kind === 'window')
    .map(({ wall, left, right, bottom, top }) =>
      [
        { u: left, v: bottom },
        { u: left, v: top },
        { u: right, v: top },
        { u: right, v: bottom },
      ].flatMap((corner) => {
        const point = fromWall(frame, box, wall, corner)
        return point ? [[point[0] * scale, point[1] * scale] as const] : []
      })
    )
    .filter((corners) => corners.length === 4)
}
