import type { Store } from '../store/store.ts';

/** What queries need of the store. */
export type Source = Pick<Store, 'datasets' | 'replica' | 'onCommit'>;
