import { describe, expect, it } from 'vitest';
import { readValues } from '#lib/desk/form-state.ts';
import { jobPostingData } from '#lib/seo/job-posting.ts';

describe('A1 typed form values', () => {
  it('are kept exactly as typed, without files, hidden fields and those of the framework', () => {
    const form = new FormData();
    form.set('form.name', '  Μαρία ');
    form.set('form.text', 'μία\r\nδύο');
    form.set('form.cv', new File(['x'], 'cv.pdf'));
    form.set('locale', 'el');
    form.set('$ACTION_1:0', '{}');
    expect(readValues(form)).toEqual({ name: '  Μαρία ', text: 'μία\r\nδύο' });
  });
});

describe('B9 JobPosting', () => {
  const job = {
    site: 'https://meltemi.example',
    path: '/career/mageiras',
    id: 'jobOpening-cook',
    title: 'Μάγειρας',
    description: '<p>Ψωμί.</p>',
    postedOn: '2026-11-21',
    closesOn: null,
    place: 'Ρόδος',
    operator: 'Μελτέμι',
  };

  it('has what search engines require', () => {
    expect(jobPostingData(job)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Μάγειρας',
      description: '<p>Ψωμί.</p>',
      datePosted: '2026-11-21',
      hiringOrganization: { '@type': 'Organization', name: 'Μελτέμι' },
      jobLocation: { address: { addressLocality: 'Ρόδος', addressCountry: 'GR' } },
    });
  });

  it('has the end of the last day only when there is one', () => {
    expect(jobPostingData(job)).not.toHaveProperty('validThrough');
    expect(jobPostingData({ ...job, closesOn: '2027-01-15' })).toHaveProperty(
      'validThrough',
      '2027-01-15T23:59:59+02:00',
    );
  });
});
