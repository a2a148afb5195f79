import { test } from '@japa/runner'
import { checkProbed, claimedSeconds, playedRate } from '#app/videos/engine/check_probed'

const described = (tag: string | null, seconds: number | null = null) => ({ seconds, tag })

const probed = {
  durationMs: 15_000,
  width: 640,
  height: 360,
  rotation: 0,
  framesPerSecond: 0.2,
  isInterlaced: false,
  codec: 'h264',
  hasAudio: true,
  hdr: null,
  hasColors: true,
}

test.group('What a file says', () => {
  test('of its pictures is not the length of a longer sound', ({ assert }) => {
    const [pictures, sound] = [described('00:00:04.023000000'), described('00:01:20.023000000')]
    const claimed = (seconds: number | null, tracks = [pictures, sound]) =>
      claimedSeconds(tracks[0], { seconds, tracks })
    assert.equal(claimed(80.023), 4.023)
    assert.equal(claimed(600), 600, 'no track explains it')
    assert.equal(claimed(80.023, [described(null), sound]), 80.023)
    assert.equal(claimed(80.023, [described('00:00:04.023', 5), sound]), 5)
    assert.isNull(claimed(null))
  })

  test('of a slide show may end a slide later than its last frame begins', ({ assert }) => {
    assert.equal(checkProbed(probed, 20_000).durationMs, 20_000)
    assert.throws(() => checkProbed({ ...probed, framesPerSecond: 25 }, 20_000), /ends earlier/)
    assert.throws(() => checkProbed(probed, 25_000), /ends earlier/)
    assert.equal(checkProbed({ ...probed, durationMs: 0 }, 5000).durationMs, 5000)
    assert.throws(() => checkProbed({ ...probed, durationMs: 0 }, 40), /too short/)
  })

  test('of frames that come when something moves isn’t their rate', ({ assert }) => {
    assert.equal(playedRate(1.6, 30), 30)
    assert.equal(playedRate(5, 1000), 30)
    assert.equal(playedRate(29.97, 90_000), 29.97)
    assert.equal(playedRate(24, 30), 24)
    assert.equal(playedRate(1, 1), 1)
    assert.equal(playedRate(59.94, 60), 59.94)
    assert.equal(playedRate(null, null), 30)
  })
})
