/** Light of a room: a bright ceiling, a warm floor, a window to the left. Colours are linear until the last line. */
export const VERTEX_SHADER = `#version 300 es
in vec3 position; in vec3 normal; in vec2 uv;
uniform mat4 projection, place;
out vec3 at; out vec3 facing; out vec2 spot;
void main() {
  vec4 world = place * vec4(position, 1.0);
  at = world.xyz;
  facing = transpose(inverse(mat3(place))) * normal;
  spot = uv;
  gl_Position = projection * world;
}`

export const FRAGMENT_SHADER = `#version 300 es
precision highp float;
in vec3 at; in vec3 facing; in vec2 spot;
uniform vec3 eye, emissive;
uniform vec4 colour, colourPlace, reliefPlace;
uniform float metallic, roughness, relief;
uniform bool hasColour, hasRelief, hasHoles;
uniform sampler2D colourMap, reliefMap;
out vec4 shown;
const vec3 WINDOW = normalize(vec3(-0.55, 0.75, 0.6));
const vec3 LAMP = normalize(vec3(0.8, 0.5, 0.2));

vec3 room(vec3 way, float rough) {
  float up = way.y * 0.5 + 0.5;
  vec3 light = mix(vec3(0.34, 0.32, 0.30), vec3(0.98, 1.0, 1.03), smoothstep(0.15 - rough * 0.15, 0.85 + rough * 0.15, up));
  float glare = smoothstep(0.75 - rough * 0.5, 1.0, dot(way, WINDOW));
  return light + glare * mix(1.6, 0.25, rough);
}
vec3 bend(vec3 n) {
  vec2 place = spot * reliefPlace.zw + reliefPlace.xy;
  vec3 bump = texture(reliefMap, place).xyz * 2.0 - 1.0;
  bump.xy *= relief;
  vec3 dx = dFdx(at), dy = dFdy(at);
  vec2 ux = dFdx(place), uy = dFdy(place);
  vec3 across = cross(dy, n), along = cross(n, dx);
  vec3 t = across * ux.x + along * uy.x, b = across * ux.y + along * uy.y;
  float size = inversesqrt(max(max(dot(t, t), dot(b, b)), 1e-20));
  return normalize(t * size * bump.x - b * size * bump.y + n * bump.z);
}
float gloss(vec3 n, vec3 v, vec3 l, float rough) {
  vec3 h = normalize(v + l);
  float a = rough * rough, d = max(dot(n, h), 0.0);
  float k = d * d * (a * a - 1.0) + 1.0;
  return min(a * a / (3.14159 * k * k) * 0.25, 4.0);
}
void main() {
  vec4 base = colour;
  if (hasColour) base *= texture(colourMap, spot * colourPlace.zw + colourPlace.xy);
  if (hasHoles && base.a < 0.5) discard;
  vec3 v = normalize(eye - at), n = normalize(facing);
  if (!gl_FrontFacing) n = -n;
  if (hasRelief) n = bend(n);
  float rough = clamp(roughness, 0.08, 1.0);
  vec3 f0 = mix(vec3(0.04), base.rgb, metallic);
  float rim = pow(1.0 - max(dot(n, v), 0.0), 5.0);
  vec3 mirror = f0 + (max(vec3(1.0 - rough), f0) - f0) * rim;
  float key = max(dot(n, WINDOW), 0.0), fill = max(dot(n, LAMP), 0.0);
  vec3 soft = room(n, 1.0) * 0.62 + key * vec3(0.62, 0.60, 0.57) + fill * vec3(0.12, 0.11, 0.10);
  vec3 light = base.rgb * (1.0 - metallic) * soft;
  light += mirror * room(reflect(-v, n), rough) * (1.0 - 0.55 * rough);
  light += f0 * gloss(n, v, WINDOW, rough) * key * 1.4 + emissive;
  light = light * (1.0 + light * 0.16) / (1.0 + light * 0.42);
  shown = vec4(pow(clamp(light, 0.0, 1.0), vec3(1.0 / 2.2)), 1.0);
}`

/** Where it touches the floor. */
export const SHADOW_VERTEX_SHADER = `#version 300 es
uniform mat4 projection; uniform vec4 area;
out vec2 from;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  from = corner;
  gl_Position = projection * vec4(area.x + corner.x * area.z, 0.0, area.y + corner.y * area.w, 1.0);
}`
export const SHADOW_FRAGMENT_SHADER = `#version 300 es
precision mediump float;
in vec2 from; out vec4 shown;
void main() {
  vec2 past = max(abs(from) - 0.62, 0.0) / 0.38;
  shown = vec4(0.0, 0.0, 0.0, 0.26 * pow(max(1.0 - length(past), 0.0), 2.0));
}`
