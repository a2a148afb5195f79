/** A call whose first answer waits to arrive, and shows what was true when it was given. */
export function heldBack<Asked extends unknown[], Answer>(
  call: (...asked: Asked) => Promise<Answer>
) {
  const { promise, resolve: arrive } = Promise.withResolvers<void>()
  let isFirst = true
  const held = async (...asked: Asked): Promise<Answer> => {
    const isHeld = isFirst
    isFirst = false
    const answer = await call(...asked)
    if (isHeld) await promise
    return answer
  }
  return { call: held, arrive }
}
