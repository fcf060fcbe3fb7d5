import type { Run } from '../../run/run.ts';
import { setUp } from '../set-up.ts';
import { finding, type Finding } from './finding.ts';

/** The path of a snapshot in the Hugging Face cache names its repository: "models--org--name". */
function repository(model: string): string {
  const [, organization, name] = /models--([^/]+?)--([^/]+)/.exec(model) ?? [];
  return organization === undefined || name === undefined ? model : `${organization}/${name}`;
}

/** "org/name" has two steps; a path or a bare name does not say whose model it is. */
const namesOrganization = (model: string): boolean => /^[^/.~$]+\/[^/]+$/.test(model);

const lastStep = (model: string): string => model.replace(/\/$/, '').split('/').at(-1) ?? model;

/** Whether two names can be of one model: alike, or alike in their last step where one gives no organization. */
function isSameModel(left: string, right: string): boolean {
  const [a, b] = [repository(left).toLowerCase(), repository(right).toLowerCase()];
  return a === b || (lastStep(a) === lastStep(b) && !(namesOrganization(a) && namesOrganization(b)));
}

/** A served name that is not the launched model: figures filed under it would be another model's. */
export function servedName(run: Run): readonly Finding[] {
  const known = setUp(run);
  const served = run.model.servedName;
  if (known.command !== 'read' || known.launchedModel === null || served === null) return [];
  const launched = known.launchedModel;
  if (isSameModel(launched, served)) return [];
  const drafter = served === known.speculativeDecoding?.model ? ', the name of its drafter' : '';
  return [
    finding('served-name', {
      title: 'Served under another name',
      sentence: `The launch command loads ${launched}; the server answers as ${served}${drafter}.`,
      fields: ['model.servedName'],
    }),
  ];
}
