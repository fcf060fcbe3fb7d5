import type { Engine } from '../../run/engine.ts';
import type { Hardware } from '../../run/hardware.ts';
import type { Model } from '../../run/model.ts';
import type { Protocol } from '../../run/protocol.ts';
import type { Publication } from '../../run/publication.ts';

type OrNull<Value> = { readonly [Field in keyof Value]: Value[Field] | null };

type Facts<Noun extends { readonly additional: unknown }> = OrNull<Omit<Noun, 'additional'>> &
  Pick<Noun, 'additional'>;

/** What result files say of a run beside its measurements; null where they say nothing. A Run says all of it. */
export interface Said {
  readonly title: string | null;
  readonly model: OrNull<Model>;
  readonly hardware: Facts<Hardware>;
  readonly engine: Facts<Engine>;
  readonly protocol: Facts<Protocol>;
  readonly launchCommand: string | null;
  readonly publication: Publication;
}

/** What files say that know of no machine. */
export const nothingSaid: Pick<Said, 'title' | 'hardware' | 'launchCommand' | 'publication'> = {
  title: null,
  hardware: {
    type: null,
    gpu: null,
    gpuCount: null,
    vramGb: null,
    vramPerGpuGb: null,
    os: null,
    additional: [],
  },
  launchCommand: null,
  publication: { author: null, via: null, measuredAt: null },
};
