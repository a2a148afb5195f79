import { test } from '@japa/runner'
import { frameRateOf } from '#app/videos/engine/encoding'
import { ladderOf, planStoryboard } from '#app/videos/engine/ladder'

const sizes = (width: number, height: number) =>
  ladderOf({ width, height }).map((rung) => `${rung.name} ${rung.width}x${rung.height}`)

test.group('The ladder of renditions', () => {
  test('counts the short side, and turns with the video', ({ assert }) => {
    const wide = ['360p 640x360', '720p 1280x720', '1080p 1920x1080']
    assert.deepEqual(sizes(1920, 1080), wide)
    assert.deepEqual(sizes(3840, 2160), wide)
    assert.deepEqual(sizes(1080, 1920), ['360p 360x640', '720p 720x1280', '1080p 1080x1920'])
    assert.deepEqual(sizes(2160, 3840), sizes(1080, 1920))
  })

  test('enlarges nothing, and has even sides', ({ assert }) => {
    assert.deepEqual(sizes(320, 180), ['360p 320x180'])
    assert.deepEqual(sizes(853, 481), ['360p 638x360'])
    assert.deepEqual(sizes(960, 540), ['360p 640x360', '720p 960x540'])
    assert.deepEqual(sizes(1920, 800), ['360p 864x360', '720p 1728x720'])
    assert.deepEqual(sizes(1, 1), ['360p 2x2'])
  })

  test('keeps panoramas to what players show', ({ assert }) => {
    assert.deepEqual(sizes(8000, 1000).at(-1), '1080p 3840x480')
  })
})

test.group('Frame rates', () => {
  test('are the usual one nearby, at most 60', ({ assert }) => {
    const rates = [29.97, 30, 29.85, 240, 12.5, 0].map((framesPerSecond) =>
      frameRateOf({ framesPerSecond })
    )
    assert.deepEqual(rates, ['30000/1001', '30', '30000/1001', '60', '12500/1000', '1000/1000'])
  })
})

test.group('Storyboards', () => {
  test('have a hundred tiles at most, each at the start of a segment', ({ assert }) => {
    const plan = (seconds: number) =>
      planStoryboard({
        width: 360,
        height: 640,
        segmentSeconds: Array.from({ length: Math.ceil(seconds / 2) }, () => 2),
      })
    assert.containsSubset(plan(5), { sheets: 1, intervalMs: 2000, tileWidth: 90, tileHeight: 160 })
    assert.containsSubset(plan(1800), { sheets: 4, intervalMs: 18_000 })
  })
})
