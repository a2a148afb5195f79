/* Draws a room of boxes, cylinders, ellipsoids and panels with holes: colors, light and labels of each pixel. */
// Long because: a tracer whose parts all share the few types at its top.
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct { float x, y, z; } V;
typedef struct { V o, d; } Ray;
/* rot: columns are the local axes; h: half sides; holes only in panels, which lie in their x and z */
typedef struct { int32_t shape, mat, label, hole, holes; V c, h; float rot[9]; } Prim;
typedef struct { int32_t shape; float x, z, hx, hz; } Hole;
typedef struct { int32_t kind; V a, b; float scale, ratio, turn, rough, gloss, glow; int32_t seed; } Mat;
typedef struct { V at, u, v, color; } Light; /* a rectangle; a point if u is 0 */
typedef struct { V eye, right, up, ahead, ambient, sun, sunlight, sky, ground; float night, far, bright; int32_t kind, seed; } View;
enum { BOX, CYLINDER, ELLIPSOID, PANEL };
typedef struct { V lo, hi; int left, from, count; } Node;
typedef struct { const Prim *prims; const Hole *holes; const Mat *mats; const Light *lights; int lightCount; View view; Node *nodes; int *order; } Scene;
typedef struct { float t; int prim; V n, local; int axis; } Hit;

static V v(float x, float y, float z) { return (V){x, y, z}; }
static V add(V a, V b) { return v(a.x + b.x, a.y + b.y, a.z + b.z); }
static V sub(V a, V b) { return v(a.x - b.x, a.y - b.y, a.z - b.z); }
static V mul(V a, float s) { return v(a.x * s, a.y * s, a.z * s); }
static V tint(V a, V b) { return v(a.x * b.x, a.y * b.y, a.z * b.z); }
static float dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static V norm(V a) { return mul(a, 1 / sqrtf(dot(a, a) + 1e-20f)); }
static V mix(V a, V b, float t) { return add(mul(a, 1 - t), mul(b, t)); }
static float clampf(float x, float a, float b) { return x < a ? a : x > b ? b : x; }
static float fract(float x) { return x - floorf(x); }
static float smooth(float a, float b, float x) { x = clampf((x - a) / (b - a), 0, 1); return x * x * (3 - 2 * x); }

static uint32_t hash(int x, int y, int z) {
  uint32_t h = (uint32_t)x * 0x8da6b343u ^ (uint32_t)y * 0xd8163841u ^ (uint32_t)z * 0xcb1ab31fu;
  h ^= h >> 15; h *= 0x2c1b3c6du; h ^= h >> 12; h *= 0x297a2d39u; return h ^ h >> 15;
}
static float chance(int x, int y, int z) { return (hash(x, y, z) >> 8) * (1.0f / 16777216); }
static float noise(float x, float y, int seed) {
  int i = (int)floorf(x), j = (int)floorf(y);
  float a = x - i, b = y - j;
  a = a * a * (3 - 2 * a); b = b * b * (3 - 2 * b);
  float p = chance(i, j, seed), q = chance(i + 1, j, seed), r = chance(i, j + 1, seed), s = chance(i + 1, j + 1, seed);
  return p + (q - p) * a + (r - p) * b + (p - q - r + s) * a * b;
}
static float fbm(float x, float y, int seed) {
  return 0.5f * noise(x, y, seed) + 0.3f * noise(2.1f * x, 2.1f * y, seed + 1) + 0.2f * noise(4.3f * x, 4.3f * y, seed + 2);
}
static float rnd(uint32_t *s) { *s = *s * 1664525u + 1013904223u; return (*s >> 8) * (1.0f / 16777216); }

/* Where a point is among rectangles of width w and length l, staggered: how far from the joint, and which one. */
static float laid(float x, float y, float w, float l, float stagger, int seed, int *which) {
  int row = (int)floorf(x / w);
  float shift = stagger < 0 ? chance(row, 7, seed) : stagger * (row & 1);
  float along = y / l + shift;
  int column = (int)floorf(along);
  *which = (int)(hash(row, column, seed) & 0xffff);
  float a = fract(x / w), b = fract(along);
  return fminf(fminf(a, 1 - a) * w, fminf(b, 1 - b) * l);
}

static V painted(const Mat *m, float px, float py) {
  float c = cosf(m->turn), s = sinf(m->turn), x = px * c - py * s, y = px * s + py * c, k = m->scale, joint, t = 0;
  int which, seed = m->seed;
  switch (m->kind) {
  case 1: { /* planks with grain */
    joint = laid(x, y, k, k * m->ratio, -1, seed, &which);
    float ring = fbm(x * 30 + which, y * 2.2f + which, seed), board = chance(which, 1, seed);
    t = clampf(m->rough * (board - 0.5f) + 0.7f * (ring - 0.5f) + 0.5f, 0, 1);
    float knot = noise(x * 9 + which, y * 4 + which, seed + 5);
    return mul(mix(m->a, m->b, t), (joint < 0.0025f ? 0.45f : 1) * (knot > 0.93f ? 0.6f : 1)); }
  case 2: { /* tiles or bricks; b is the joints */
    joint = laid(x, y, k, k * m->ratio, m->ratio == 1 ? 0 : 0.5f, seed, &which);
    float own = 1 + m->rough * (chance(which, 2, seed) - 0.5f) + 0.25f * (fbm(x * 14, y * 14, seed) - 0.5f);
    return joint < 0.006f + 0.004f * (m->rough > 0.4f) ? m->b : mul(m->a, own); }
  case 3: /* carpet */
    t = 0.5f + m->rough * (chance((int)(x * 400), (int)(y * 400), seed) - 0.5f) + 0.6f * (fbm(x * 25, y * 25, seed) - 0.5f);
    return mix(m->a, m->b, clampf(t, 0, 1));
  case 4: { /* stones */
    float best = 9, next = 9; int cell = 0, i = (int)floorf(x / k), j = (int)floorf(y / k);
    for (int a = i - 1; a <= i + 1; a++) for (int b = j - 1; b <= j + 1; b++) {
      float dx = a + chance(a, b, seed) - x / k, dy = b + chance(a, b, seed + 1) - y / k, d = sqrtf(dx * dx + dy * dy);
      if (d < best) { next = best; best = d; cell = (int)(hash(a, b, seed) & 0xffff); } else if (d < next) next = d;
    }
    if (next - best < 0.09f) return mul(m->b, 0.6f);
    return mul(mix(m->a, m->b, chance(cell, 3, seed)), 0.75f + 0.5f * fbm(x * 20, y * 20, seed)); }
  case 5: /* veins */
    t = fbm(x * 2 / k, y * 2 / k, seed); t = fabsf(fract(t * 6) - 0.5f) * 2;
    return mix(m->b, m->a, smooth(0, 0.35f, t));
  case 6: /* boards with grooves, up or across */
    t = fract(x / k); joint = fminf(t, 1 - t) * k;
    return mul(mix(m->a, m->b, 0.6f * m->rough * (fbm(x * 25, y * 2, seed) + chance((int)floorf(x / k), 1, seed) - 0.7f) + 0.2f), joint < 0.006f ? 0.62f : 1);
  case 7: /* a print */
    which = (int)(hash((int)floorf(x / k), (int)floorf(y / k), seed) & 1023);
    t = m->ratio < 1 ? noise(x / k, y / k, seed) > 0.55f : m->ratio < 2 ? fract(x / k) > 0.5f : m->ratio < 3 ? (fract(x / k) > 0.5f) != (fract(y / k) > 0.5f) : hypotf(fract(x / k) - 0.5f, fract(y / k) - 0.5f) < 0.3f;
    return mix(m->a, m->b, t);
  case 8: /* leaves, books, clutter: cells of any lightness */
    return mul(mix(m->a, m->b, noise(x / k, y / k, seed)), 0.35f + 1.1f * chance((int)floorf(x / k), (int)floorf(y / k * m->ratio), seed));
  case 9: /* a picture */
    t = fbm(x * 3 / k, y * 3 / k, seed);
    return mix(mix(m->a, m->b, smooth(0.35f, 0.6f, t)), v(chance(1, 2, seed), chance(2, 2, seed), chance(3, 2, seed)), smooth(0.5f, 0.52f, noise(x * 4 / k, y * 4 / k, seed + 9)));
  default: /* plaster */
    t = 1 + m->rough * (fbm(x * 3, y * 3, seed) - 0.5f) + 0.5f * m->rough * (noise(x * 40, y * 40, seed) - 0.5f);
    return mul(m->a, t);
  }
}

/* What lies outside in a direction. */
static V outside(const View *w, V d) {
  float up = d.z, turn = atan2f(d.y, d.x) * 6, cloud = fbm(turn + 3, up * 14, w->seed);
  V sky = mix(mix(w->sky, v(1, 1, 1), 0.6f * smooth(0.3f, 0, up)), v(1.05f, 1.05f, 1.05f), smooth(0.5f, 0.75f, cloud) * 0.8f);
  V c = sky; float k = w->night;
  for (int layer = 0; layer < 3; layer++) {
    float rise = w->far * (1 - 0.3f * layer), edge;
    if (w->kind == 1) edge = rise * (0.6f * fbm(turn * (0.7f + layer), 1, w->seed + layer) - 0.1f * layer);         /* mountains */
    else if (w->kind == 2) edge = rise * floorf(chance((int)floorf(turn * 2 + layer * 9), 3, w->seed) * 6) / 6;      /* houses */
    else edge = rise * (fbm(turn * 3, layer, w->seed) + 0.4f * fbm(turn * 14, up * 30, w->seed) - 0.4f);             /* trees */
    if (up > edge) continue;
    float grain = fbm(turn * 8, up * 40, w->seed + layer);
    if (w->kind == 1) c = mix(mix(v(0.2f, 0.25f, 0.2f), v(0.35f, 0.33f, 0.3f), grain), sky, 0.55f - 0.25f * layer);
    else if (w->kind == 2) {
      int lit = fract(turn * 10) > 0.4f && fract(up * 45) > 0.45f;
      float own = chance((int)floorf(turn * 2 + layer * 9), 4, w->seed);
      c = lit ? mul(v(0.25f, 0.28f, 0.33f), 1) : mix(v(0.75f, 0.7f, 0.62f), v(0.45f, 0.25f, 0.2f), own);
      if (lit && w->night < 0.2f && chance((int)(turn * 10), (int)(up * 45), w->seed) > 0.6f) { c = v(1, 0.8f, 0.4f); k = 0.7f; }
    } else c = mix(v(0.06f, 0.12f, 0.04f), v(0.35f, 0.5f, 0.15f), grain * grain * 1.6f);
  }
  if (up < -0.03f) c = mul(w->ground, 0.6f + 0.8f * fbm(turn * 6, 1 / (0.05f - up), w->seed + 4));
  return mul(c, k * w->bright);
}

static int inHole(const Scene *s, const Prim *p, float x, float z) {
  for (int i = 0; i < p->holes; i++) {
    const Hole *h = &s->holes[p->hole + i];
    float a = (x - h->x) / h->hx, b = (z - h->z) / h->hz;
    if (h->shape == 0 ? fabsf(a) < 1 && fabsf(b) < 1 : h->shape == 1 ? a * a + b * b < 1 : fabsf(a) < 1 && b > -1 && (b < 0.3f || a * a + (b - 0.3f) * (b - 0.3f) / 0.49f < 1)) return 1;
  }
  return 0;
}

static void meet(const Scene *s, int index, Ray r, Hit *hit) {
  const Prim *p = &s->prims[index];
  const float *m = p->rot;
  V a = sub(r.o, p->c);
  V o = v(dot(a, v(m[0], m[3], m[6])), dot(a, v(m[1], m[4], m[7])), dot(a, v(m[2], m[5], m[8])));
  V d = v(dot(r.d, v(m[0], m[3], m[6])), dot(r.d, v(m[1], m[4], m[7])), dot(r.d, v(m[2], m[5], m[8])));
  V n = v(0, 0, 0); float t = -1; int axis = 0;
  if (p->shape == PANEL) {
    if (fabsf(d.y) < 1e-6f) return;
    t = -o.y / d.y;
    if (t < 1e-4f || t >= hit->t) return;
    float x = o.x + t * d.x, z = o.z + t * d.z;
    if (fabsf(x) > p->h.x || fabsf(z) > p->h.z || inHole(s, p, x, z)) return;
    n = v(0, d.y > 0 ? -1 : 1, 0); axis = 1;
  } else if (p->shape == BOX) {
    float near = -1e9f, far = 1e9f, *oo = &o.x, *dd = &d.x; const float *hh = &p->h.x;
    for (int k = 0; k < 3; k++) {
      float inv = 1 / (fabsf(dd[k]) < 1e-9f ? 1e-9f : dd[k]), t0 = (-hh[k] - oo[k]) * inv, t1 = (hh[k] - oo[k]) * inv;
      if (t0 > t1) { float q = t0; t0 = t1; t1 = q; }
      if (t0 > near) { near = t0; axis = k; }
      if (t1 < far) far = t1;
    }
    if (near > far || near < 1e-4f || near >= hit->t) return;
    t = near; (&n.x)[axis] = dd[axis] > 0 ? -1 : 1;
  } else {
    V e = v(1 / p->h.x, 1 / p->h.y, p->shape == CYLINDER ? 0 : 1 / p->h.z), oo = tint(o, e), dd = tint(d, e);
    float A = dot(dd, dd), B = dot(oo, dd), C = dot(oo, oo) - 1, D = B * B - A * C;
    if (D > 0 && A > 1e-12f) {
      t = (-B - sqrtf(D)) / A;
      float z = o.z + t * d.z;
      if (p->shape == CYLINDER && fabsf(z) > p->h.z) t = -1; else { V q = add(oo, mul(dd, t)); n = norm(tint(q, e)); }
    }
    if (p->shape == CYLINDER && t < 1e-4f && fabsf(d.z) > 1e-6f) {
      float cap = ((d.z > 0 ? -p->h.z : p->h.z) - o.z) / d.z, x = (o.x + cap * d.x) * e.x, y = (o.y + cap * d.y) * e.y;
      if (x * x + y * y < 1) { t = cap; n = v(0, 0, d.z > 0 ? -1 : 1); axis = 2; }
    }
    if (t < 1e-4f || t >= hit->t) return;
  }
  hit->t = t; hit->prim = index; hit->axis = axis; hit->local = add(o, mul(d, t));
  hit->n = v(m[0] * n.x + m[1] * n.y + m[2] * n.z, m[3] * n.x + m[4] * n.y + m[5] * n.z, m[6] * n.x + m[7] * n.y + m[8] * n.z);
}

static Hit cast(const Scene *s, Ray r, float far) {
  Hit hit = {far, -1, {0, 0, 0}, {0, 0, 0}, 0};
  int stack[64], top = 0; stack[top++] = 0;
  V inv = v(1 / (r.d.x + 1e-12f), 1 / (r.d.y + 1e-12f), 1 / (r.d.z + 1e-12f));
  while (top) {
    const Node *n = &s->nodes[stack[--top]];
    V a = tint(sub(n->lo, r.o), inv), b = tint(sub(n->hi, r.o), inv);
    float near = fmaxf(fmaxf(fminf(a.x, b.x), fminf(a.y, b.y)), fminf(a.z, b.z)), end = fminf(fminf(fmaxf(a.x, b.x), fmaxf(a.y, b.y)), fmaxf(a.z, b.z));
    if (near > end || end < 0 || near > hit.t) continue;
    if (n->count) for (int i = 0; i < n->count; i++) meet(s, s->order[n->from + i], r, &hit);
    else { stack[top++] = n->left; stack[top++] = n->left + 1; }
  }
  return hit;
}

static V colorAt(const Scene *s, const Hit *h) {
  const Prim *p = &s->prims[h->prim];
  V q = h->local;
  if (p->shape == CYLINDER && h->axis != 2) return painted(&s->mats[p->mat], atan2f(q.y, q.x) * p->h.x, q.z);
  if (h->axis == 0) return painted(&s->mats[p->mat], q.y, q.z);
  return h->axis == 1 ? painted(&s->mats[p->mat], q.x, q.z) : painted(&s->mats[p->mat], q.x, q.y);
}

/* Rough light at a point that is seen by reflection or lights others. */
static V dimly(const Scene *s, V d, const Hit *h) {
  if (h->prim < 0) return outside(&s->view, d);
  const Mat *m = &s->mats[s->prims[h->prim].mat];
  V c = colorAt(s, h);
  return tint(c, add(mul(s->view.ambient, 1.1f), v(m->glow, m->glow, m->glow)));
}

static V around(V n, float a, float b) { /* a direction by its cosine to n */
  float z = 1 - 2 * a, r = sqrtf(fmaxf(0, 1 - z * z)), f = 6.2831853f * b;
  return norm(add(n, v(r * cosf(f), r * sinf(f), z)));
}

static V lit(const Scene *s, V at, V n, uint32_t *seed) {
  V sum = v(0, 0, 0), from = add(at, mul(n, 2e-3f));
  if (dot(n, s->view.sun) > 0 && s->view.sunlight.x > 0 && cast(s, (Ray){from, s->view.sun}, 1e9f).prim < 0) sum = mul(s->view.sunlight, dot(n, s->view.sun));
  for (int k = 0; k < 2 && s->lightCount; k++) {
    const Light *l = &s->lights[(int)(rnd(seed) * s->lightCount) % s->lightCount];
    V to = sub(add(l->at, add(mul(l->u, 2 * rnd(seed) - 1), mul(l->v, 2 * rnd(seed) - 1))), from);
    float d2 = dot(to, to) + 0.02f, d = sqrtf(d2), c = dot(n, to) / d;
    if (c <= 0 || cast(s, (Ray){from, mul(to, 1 / d)}, d * 0.97f - 0.12f * (dot(l->u, l->u) == 0)).prim >= 0) continue;
    sum = add(sum, mul(l->color, c / d2 * s->lightCount / 2));
  }
  for (int k = 0; k < 2; k++) {
    V d = around(n, rnd(seed), rnd(seed));
    Hit h = cast(s, (Ray){from, d}, 1e9f);
    V other = dimly(s, d, &h);
    float open = h.prim < 0 ? 0.3f : h.t / (h.t + 0.5f);
    sum = add(sum, mul(h.prim < 0 ? other : mix(tint(s->view.ambient, v(0.2f, 0.2f, 0.2f)), mix(s->view.ambient, other, 0.6f), open), 0.5f));
  }
  return sum;
}

static int build(Node *nodes, int *used, int at, int *order, const V *lo, const V *hi, int from, int count) {
  Node *n = &nodes[at];
  n->lo = v(1e9f, 1e9f, 1e9f); n->hi = v(-1e9f, -1e9f, -1e9f);
  for (int i = from; i < from + count; i++) for (int k = 0; k < 3; k++) {
    (&n->lo.x)[k] = fminf((&n->lo.x)[k], (&lo[order[i]].x)[k]); (&n->hi.x)[k] = fmaxf((&n->hi.x)[k], (&hi[order[i]].x)[k]);
  }
  n->from = from; n->count = count;
  if (count <= 3) return 0;
  V size = sub(n->hi, n->lo); int axis = size.x > size.y ? (size.x > size.z ? 0 : 2) : size.y > size.z ? 1 : 2, step = count;
  while (step > 1) { /* comb sort by center */
    step = step * 10 / 13; if (step < 1) step = 1;
    for (int pass = 0, swapped = 1; swapped && (step == 1 || pass == 0); pass++) {
      swapped = 0;
      for (int i = from; i + step < from + count; i++) {
        int a = order[i], b = order[i + step];
        if ((&lo[a].x)[axis] + (&hi[a].x)[axis] > (&lo[b].x)[axis] + (&hi[b].x)[axis]) { order[i] = b; order[i + step] = a; swapped = 1; }
      }
    }
  }
  int left = *used; *used += 2; n->left = left; n->count = 0;
  build(nodes, used, left, order, lo, hi, from, count / 2);
  return build(nodes, used, left + 1, order, lo, hi, from + count / 2, count - count / 2);
}

/* Writes, for each pixel, linear color without light, light, normal, depth, shine (13 numbers), its primitive and its label. */
void draw(const Prim *prims, int count, const Hole *holes, const Mat *mats, const Light *lights, int lightCount, const View *view, int w, int h, float *out, int32_t *which, uint8_t *labels) {
  Node *nodes = malloc(sizeof(Node) * (2 * count + 2)); int *order = malloc(sizeof(int) * count), used = 1;
  V *lo = malloc(sizeof(V) * count), *hi = malloc(sizeof(V) * count);
  for (int i = 0; i < count; i++) {
    order[i] = i;
    for (int k = 0; k < 3; k++) {
      const float *m = prims[i].rot + 3 * k; float e = fabsf(m[0]) * prims[i].h.x + fabsf(m[1]) * prims[i].h.y + fabsf(m[2]) * prims[i].h.z + 1e-4f, c = (&prims[i].c.x)[k];
      (&lo[i].x)[k] = c - e; (&hi[i].x)[k] = c + e;
    }
  }
  build(nodes, &used, 0, order, lo, hi, 0, count);
  Scene s = {prims, holes, mats, lights, lightCount, *view, nodes, order};
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
    int at = y * w + x; uint32_t seed = hash(x, y, view->seed); float *o = out + 13 * at;
    V color = v(0, 0, 0); Hit first = {0}; V way = v(0, 0, 0);
    for (int k = 0; k < 2; k++) {
      float px = (x + 0.25f + 0.5f * k) / w * 2 - 1, py = 1 - (y + 0.25f + 0.5f * k) / h * 2;
      V d = norm(add(view->ahead, add(mul(view->right, px), mul(view->up, py))));
      Hit hit = cast(&s, (Ray){view->eye, d}, 1e9f);
      if (k == 0) { first = hit; way = d; }
      color = add(color, mul(hit.prim < 0 ? outside(view, d) : colorAt(&s, &hit), 0.5f));
    }
    const Mat *m = first.prim < 0 ? 0 : &mats[prims[first.prim].mat];
    V light = v(0, 0, 0), shine = v(0, 0, 0), n = first.n;
    int near = (y & ~1) * w + (x & ~1);
    if (m && near != at && which[near] == first.prim && dot(n, *(V *)(out + 13 * near + 6)) > 0.95f) { /* light changes slowly */
      light = *(V *)(out + 13 * near + 3);
      shine = *(V *)(out + 13 * near + 10);
      if (m->gloss >= 0.9f) color = mul(color, 0.1f);
    } else if (m) {
      V p = add(view->eye, mul(way, first.t));
      light = add(lit(&s, p, n, &seed), v(m->glow, m->glow, m->glow));
      if (m->gloss > 0) {
        V r = sub(way, mul(n, 2 * dot(way, n)));
        float f = m->gloss >= 0.9f ? 0.9f : m->gloss * (0.15f + 0.85f * powf(1 - fabsf(dot(way, n)), 4));
        V blur = m->gloss >= 0.9f ? r : norm(add(r, mul(v(rnd(&seed) - 0.5f, rnd(&seed) - 0.5f, rnd(&seed) - 0.5f), 0.15f)));
        Hit hit = cast(&s, (Ray){add(p, mul(n, 2e-3f)), blur}, 1e9f);
        shine = mul(dimly(&s, blur, &hit), f);
        if (m->gloss >= 0.9f) color = mul(color, 0.1f);
      }
    } else light = v(1, 1, 1);
    float row[13] = {color.x, color.y, color.z, light.x, light.y, light.z, n.x, n.y, n.z, first.prim < 0 ? 1e3f : first.t, shine.x, shine.y, shine.z};
    memcpy(o, row, sizeof row);
    which[at] = first.prim < 0 ? -1 : first.prim; labels[at] = first.prim < 0 ? 4 : prims[first.prim].label;
  }
  free(nodes); free(order); free(lo); free(hi);
}

/* Evens out noise in light and shine among pixels of the same shape, direction and distance. */
void soften(float *out, const int32_t *which, int w, int h) {
  float *copy = malloc(sizeof(float) * 13 * w * h);
  for (int step = 1; step <= 8; step *= 2) {
    memcpy(copy, out, sizeof(float) * 13 * w * h);
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
      int at = y * w + x; float *o = out + 13 * at, *own = copy + 13 * at, weight = 1;
      for (int dy = -step; dy <= step; dy += step) for (int dx = -step; dx <= step; dx += step) {
        int i = x + dx, j = y + dy, other = j * w + i;
        if ((!dx && !dy) || i < 0 || j < 0 || i >= w || j >= h || which[other] != which[at]) continue;
        float *p = copy + 13 * other, like = own[6] * p[6] + own[7] * p[7] + own[8] * p[8];
        if (like < 0.8f) continue;
        like = like * like / (1 + 3 * fabsf(p[9] - own[9]) / step);
        for (int k = 3; k < 6; k++) { o[k] += p[k] * like; o[k + 7] += p[k + 7] * like; }
        weight += like;
      }
      for (int k = 3; k < 6; k++) { o[k] /= weight; o[k + 7] /= weight; }
    }
  }
  free(copy);
}
